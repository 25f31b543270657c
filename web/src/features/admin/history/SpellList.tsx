import { useTranslation } from 'react-i18next';
import type { Release } from '../api.ts';
import { dateTime } from './dateTime.ts';
import styles from './history.module.css';
import type { Spell } from './spells.ts';

interface Props {
  spells: readonly Spell[];
  releases: readonly Release[];
  /** The last revision of the spell that is shown. */
  chosen: number | undefined;
  onChoose: (spell: Spell) => void;
}

/** The spells of work, newest first, and between them what was released. */
export function SpellList({ spells, releases, chosen, onChoose }: Props) {
  return (
    <ol className={styles.spells}>
      {spells.map((spell, index) => (
        <li key={spell.last}>
          {releases
            .filter(({ at }) => at >= spell.to && at < (spells[index - 1]?.to ?? '9'))
            .map((release) => (
              <Mark key={release.version} release={release} />
            ))}
          <button
            type="button"
            aria-current={spell.last === chosen ? 'true' : undefined}
            onClick={() => onChoose(spell)}
          >
            <Words spell={spell} />
          </button>
        </li>
      ))}
    </ol>
  );
}

const KINDS = ['edit', 'rename', 'import', 'restore', 'create', 'adopt'] as const;
const MOST_NAMED = 2;

function Words({ spell: { by, from, to, count, kinds, paths } }: { spell: Spell }) {
  const { t } = useTranslation();
  const what = KINDS.find((kind) => kind !== 'edit' && kinds.includes(kind)) ?? 'edit';
  const named = paths.slice(0, MOST_NAMED).join(', ');
  const rest = paths.length - MOST_NAMED;
  return (
    <>
      <b>{rest > 0 ? t('admin.history.andMore', { named, count: rest }) : named}</b>
      <span>{t(`admin.history.kinds.${what}`, { count })}</span>
      <small>
        {by}, {dateTime(from)}
        {from !== to && ` – ${dateTime(to)}`}
      </small>
    </>
  );
}

function Mark({ release: { version, by, at, note } }: { release: Release }) {
  const { t } = useTranslation();
  return (
    <div className={styles.mark}>
      <b>{t('admin.releases.version', { version })}</b>
      <small>
        {by}, {dateTime(at)}
      </small>
      {note !== '' && <small>{note}</small>}
    </div>
  );
}
