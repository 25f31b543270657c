import { useTranslation } from 'react-i18next';
import styles from './test.module.css';
import type { Beginning, BeginningKind } from './useBeginnings.ts';

interface Props {
  /** What a run of this story can begin with, by kind. */
  readonly offered: Readonly<Record<BeginningKind, readonly Beginning[]>>;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

const KINDS: readonly BeginningKind[] = ['facts', 'items', 'characters'];

/** What the run knows and has from its beginning, beside what every run has: closed, with how much is chosen. */
export function Beginnings({ offered, chosen, onChange }: Props) {
  const { t } = useTranslation();
  const toggle = (value: string) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChange(next);
  };
  return KINDS.filter((kind) => offered[kind].length > 0).map((kind) => (
    <details key={kind} className={styles.beginning}>
      <summary>
        {t(`admin.test.${kind}`)}{' '}
        <small>
          {t('admin.test.chosen', { count: offered[kind].filter(({ value }) => chosen.has(value)).length })}
        </small>
      </summary>
      <fieldset aria-label={t(`admin.test.${kind}`)}>
        {offered[kind].map(({ value, name }) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.has(value)} onChange={() => toggle(value)} />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  ));
}
