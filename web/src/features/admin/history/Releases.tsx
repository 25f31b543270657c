import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Notice.tsx';
import { Retry } from '../../../components/Retry.tsx';
import { type Release, useReleasesQuery } from '../api.ts';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import story from '../story/story.module.css';
import { dateTime } from './dateTime.ts';

const RepublishDialog = lazy(async () => ({
  default: (await import('./RepublishDialog.tsx')).RepublishDialog,
}));

/** The releases of the story, newest first. An earlier one can be published again. */
export function Releases() {
  const { t } = useTranslation();
  const { storyId } = useDraft();
  const canEdit = useOfDraft((draft) => draft.canEdit);
  const { data, error, refetch } = useReleasesQuery({ storyId }, { refetchOnMountOrArgChange: true });
  const [again, setAgain] = useState<Release>();
  const [newest] = data?.releases ?? [];
  return (
    <section aria-labelledby="releases">
      <h2 id="releases">{t('admin.releases.title')}</h2>
      {!data && !error && <Loading />}
      {error && (
        <div role="alert">
          <p>{authoringFailure(t, error)}</p>
          <Retry onRetry={refetch} />
        </div>
      )}
      {data?.releases.length === 0 && <p className={story.note}>{t('admin.releases.none')}</p>}
      <ol className={story.releases}>
        {data?.releases.map((release) => (
          <li key={release.version}>
            <b>{t('admin.releases.version', { version: release.version })}</b>
            <small>
              {release.by} {dateTime(release.at)}
            </small>
            {release.note !== '' && <small>{release.note}</small>}
            {canEdit && release.contentHash !== newest?.contentHash && (
              <Button className={story.small} kind="ghost" onClick={() => setAgain(release)}>
                {t('admin.releases.again')}
                <span className="sr"> {t('admin.releases.version', { version: release.version })}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Suspense fallback={null}>
        {again && <RepublishDialog release={again} onClose={() => setAgain(undefined)} />}
      </Suspense>
    </section>
  );
}
