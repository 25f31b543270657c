import { FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Loading, Notice } from '../../../components/Notice.tsx';
import { Retry } from '../../../components/Retry.tsx';
import { useHere } from '../../../lib/here.ts';
import { useAuthorTexts } from '../../../lib/i18n/authorTexts.ts';
import { admin } from '../../../lib/i18n/en/admin.ts';
import { useSession } from '../../../lib/session/current.ts';
import { type DraftSummary, useDraftsQuery } from '../api.ts';
import { authoringFailure } from '../failure.ts';
import { storyPath } from '../paths.ts';
import { Checked } from './Checked.tsx';
import { NewStoryDialog } from './NewStoryDialog.tsx';
import { nameOf } from './nameOf.ts';
import styles from './stories.module.css';

const ImportDialog = lazy(() => import('../zip/ImportDialog.tsx'));

export const texts = { admin };

/** The stories that somebody writes, above those that everybody sees of theirs. */
export default function MyStories() {
  const { t } = useTranslation();
  const isSpoken = useAuthorTexts();
  const { user } = useSession();
  const { data, error, refetch } = useDraftsQuery({}, { refetchOnMountOrArgChange: true });
  const [isNew, setNew] = useState(false);
  const [isImport, setImport] = useState(false);
  if (!isSpoken) return <Loading />;
  // The team sees all stories; here are one's own and those that were shared.
  const own = data?.stories.filter(({ ownerId, myRole }) => ownerId === user?.id || myRole !== 'team') ?? [];
  return (
    <section className={styles.mine} aria-labelledby="my-stories">
      <div className={styles.top}>
        <h2 id="my-stories">{t('admin.mine.title')}</h2>
        <Button kind="lamp" onClick={() => setNew(true)}>
          <Plus className="ico" aria-hidden="true" />
          {t('admin.stories.new')}
        </Button>
        <Button kind="ghost" onClick={() => setImport(true)}>
          <FileUp className="ico" aria-hidden="true" />
          {t('admin.stories.import')}
        </Button>
      </div>
      {!data && !error && <Loading />}
      {!data && error && (
        <Notice role="alert">
          <p>{authoringFailure(t, error)}</p>
          <Retry onRetry={refetch} />
        </Notice>
      )}
      {data && own.length === 0 && <p className={styles.note}>{t('admin.mine.none')}</p>}
      <ul className={styles.cards}>
        {own.map((story) => (
          <Card key={story.storyId} story={story} />
        ))}
      </ul>
      {isNew && <NewStoryDialog onClose={() => setNew(false)} />}
      {isImport && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImport(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Card({ story }: { story: DraftSummary }) {
  const { t } = useTranslation();
  const here = useHere();
  const name = nameOf(story);
  return (
    <li>
      <b>{name}</b>
      <span className={styles.note}>
        {story.releaseVersion === undefined
          ? t('admin.stories.draft')
          : t('admin.stories.version', { version: story.releaseVersion })}
      </span>
      <Checked story={story} />
      <Link to={here(storyPath(story.storyId))}>
        {t(story.myRole === 'reader' ? 'admin.stories.read' : 'admin.stories.edit')}
        <span className="sr"> {name}</span>
      </Link>
    </li>
  );
}
