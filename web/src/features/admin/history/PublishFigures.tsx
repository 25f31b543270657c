import { useTranslation } from 'react-i18next';
import { type DraftEdit, useEditsQuery } from '../api.ts';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import shell from '../shell/shell.module.css';
import styles from './history.module.css';

/** What was made of a folder's story as it was adopted is published already. */
const isUnpublished = ({ revision, kind }: DraftEdit, since: number | undefined): boolean =>
  since === undefined ? kind !== 'adopt' : revision > since;

/** How much is published and how much is to mend in it. @param since the revision that the newest release is of */
export function PublishFigures({ since }: { since: number | undefined }) {
  const { t } = useTranslation();
  const { storyId } = useDraft();
  const problems = useOfDraft((draft) => draft.problems());
  const { data } = useEditsQuery({ storyId }, { refetchOnMountOrArgChange: true });
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const edits = data?.edits.filter((edit) => isUnpublished(edit, since)) ?? [];
  const files = [...new Set(edits.flatMap(({ paths }) => paths))].sort();
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('admin.publish.files')}</dt>
          <dd>{data ? files.length : ''}</dd>
        </div>
        <div>
          <dt>{t('admin.publish.errors')}</dt>
          <dd className={errors > 0 ? shell.error : shell.sound}>{errors}</dd>
        </div>
        <div>
          <dt>{t('admin.publish.warnings')}</dt>
          <dd className={shell.warning}>{problems.length - errors}</dd>
        </div>
      </dl>
      {files.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, by keys as well
        <ul className={styles.files} tabIndex={0} aria-label={t('admin.publish.files')}>
          {files.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      )}
    </>
  );
}
