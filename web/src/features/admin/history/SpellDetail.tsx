import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Notice.tsx';
import { Retry } from '../../../components/Retry.tsx';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import story from '../story/story.module.css';
import { dateTime } from './dateTime.ts';
import styles from './history.module.css';
import { restore } from './restore.ts';
import type { Spell } from './spells.ts';
import { type Compared, useCompared } from './useCompared.ts';

const DiffView = lazy(() => import('./DiffView.tsx'));

/** What a spell of work has changed, and the way back to before it. Nothing is rewound: restoring is another edit. */
export function SpellDetail({ spell, onRestored }: { spell: Spell; onRestored: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft();
  const canEdit = useOfDraft((one) => one.canEdit);
  const { compared, error, again } = useCompared(draft.storyId, spell);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const bringBack = async (files: readonly Compared[]) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await restore(draft, files);
      onRestored();
    } catch (reason) {
      setFailure(reason);
    }
    setBusy(false);
  };
  const texts = compared?.filter(({ isText }) => isText) ?? [];
  return (
    <section className={styles.spell} aria-labelledby="spell">
      <div className={styles.head}>
        <div>
          <h2 id="spell">{t('admin.history.spell', { by: spell.by, at: dateTime(spell.to) })}</h2>
          <p className={story.note}>
            {t('admin.history.revisions', { first: spell.first, last: spell.last })}
          </p>
        </div>
        {canEdit && spell.first > 1 && texts.length > 0 && (
          <Button className={story.small} disabled={isBusy} onClick={() => bringBack(texts)}>
            {t('admin.history.restoreAll', { count: texts.length })}
          </Button>
        )}
      </div>
      {failure !== undefined && <p role="alert">{authoringFailure(t, failure)}</p>}
      {error !== undefined && (
        <div role="alert">
          <p>{authoringFailure(t, error)}</p>
          <Retry onRetry={again} />
        </div>
      )}
      {!compared && error === undefined && <Loading />}
      {compared?.map((file) => (
        <section key={file.path} className={styles.file} aria-label={file.path}>
          <header>
            {file.path}
            {canEdit && spell.first > 1 && file.isText && (
              <Button
                className={story.small}
                kind="ghost"
                disabled={isBusy}
                onClick={() => bringBack([file])}
              >
                {t('admin.history.restore')}
                <span className="sr"> {file.path}</span>
              </Button>
            )}
          </header>
          {file.isText ? (
            <Suspense fallback={<Loading />}>
              <DiffView before={file.before ?? ''} after={file.after ?? ''} label={file.path} />
            </Suspense>
          ) : (
            <p className={story.note}>{t('admin.history.media')}</p>
          )}
        </section>
      ))}
      <p className={story.note}>{t('admin.history.help')}</p>
    </section>
  );
}
