import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/current.ts';
import type { Present } from '../draft/authority.ts';
import { useOfDraft } from '../draft/useDraft.ts';
import styles from './shell.module.css';

/** One of a few, the same for a person on every page. */
const COLOURS = ['#d8b8ff', '#8fd3ff', '#9df0ae', '#ffcf70', '#ffb5ae', '#9df1e4'];

/** Who else has this story open. */
export function Who() {
  const { t } = useTranslation();
  const { user } = useSession();
  const all = useOfDraft((draft) => draft.present);
  // Whoever has it open twice, or has just loaded it anew, is one person.
  const present = [...new Map(all.map((one) => [one.userId, one])).values()].filter(
    ({ userId }) => userId !== user?.id,
  );
  if (present.length === 0) return null;
  return (
    <ul className={styles.who} aria-label={t('admin.who')}>
      {present.map((one) => (
        <li key={one.clientId} title={placed(one)} style={{ ['--c' as string]: colourOf(one) }}>
          <span aria-hidden="true">{one.name.slice(0, 2).toUpperCase()}</span>
          <span className="sr">{placed(one)}</span>
        </li>
      ))}
    </ul>
  );
}

const placed = ({ name, path }: Present): string => (path === '' ? name : `${name}, ${path}`);

function colourOf({ userId }: Present): string {
  const sum = [...userId].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return COLOURS[sum % COLOURS.length] ?? '';
}
