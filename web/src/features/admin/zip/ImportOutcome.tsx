import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringFailure } from '../failure.ts';
import type { Imported } from './useImport.ts';
import styles from './zip.module.css';

/** What an import changed, and each file that is not as it lay in the archive. */
export function ImportOutcome({ changed, leftOut, brought, written }: Imported) {
  const { t } = useTranslation();
  const { texts, media, removed, stays } = written;
  const { remade, refused } = brought;
  const isSame = texts.length + media.length + removed.length === 0;
  return (
    <div className={styles.outcome}>
      <p role="status">
        {isSame
          ? t('admin.zip.same')
          : t('admin.zip.taken', { texts: texts.length, media: media.length, removed: removed.length })}
      </p>
      <Paths
        title={t('admin.zip.notTaken')}
        lines={refused.map(({ path, error }) => `${path}: ${authoringFailure(t, error)}`)}
      />
      <Paths title={t('admin.zip.remade')} lines={remade} />
      <Paths title={t('admin.zip.rewritten')} lines={changed} />
      <Paths title={t('admin.zip.leftOut')} lines={leftOut} />
      <Paths title={t('admin.zip.removed')} lines={removed} />
      <Paths title={t('admin.zip.stays')} lines={stays} />
    </div>
  );
}

/** Files, under what they have in common; nothing where there are none. */
export function Paths({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {title} <small>{lines.length}</small>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys */}
      <ul tabIndex={0} aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
