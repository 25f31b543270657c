import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loading } from '../../../components/Notice.tsx';
import { useHere } from '../../../lib/here.ts';
import { useAuthorTexts } from '../../../lib/i18n/authorTexts.ts';
import { admin } from '../../../lib/i18n/en/admin.ts';
import { useSession } from '../../../lib/session/current.ts';
import { type DraftSummary, useDraftsQuery } from '../api.ts';
import { storyPath } from '../paths.ts';
import { Awaited } from './Awaited.tsx';
import { Badges } from './Badges.tsx';
import { Begin } from './Begin.tsx';
import { Checked } from './Checked.tsx';
import { nameOf } from './nameOf.ts';
import { Offers } from './Offers.tsx';
import styles from './stories.module.css';

export const texts = { admin };

/** The stories that somebody writes, above those that everybody sees of theirs. */
export default function MyStories() {
  const { t } = useTranslation();
  const isSpoken = useAuthorTexts();
  const { user } = useSession();
  const { data, error, refetch } = useDraftsQuery({}, { refetchOnMountOrArgChange: true });
  if (!isSpoken) return <Loading />;
  // The team sees all stories; here are one's own and those that were shared.
  const own = data?.stories.filter(({ ownerId, myRole }) => ownerId === user?.id || myRole !== 'team') ?? [];
  return (
    <section className={styles.mine} aria-labelledby="my-stories">
      <div className={styles.top}>
        <h2 id="my-stories">{t('admin.mine.title')}</h2>
        <Begin />
      </div>
      {!data && <Awaited error={error} onRetry={refetch} />}
      <Offers offers={data?.offers ?? []} />
      {data && own.length === 0 && <p className={styles.note}>{t('admin.mine.none')}</p>}
      <ul className={styles.cards}>
        {own.map((story) => (
          <Card key={story.storyId} story={story} />
        ))}
      </ul>
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
      <Badges story={story} />
      <Link to={here(storyPath(story.storyId))}>
        {t(story.myRole === 'reader' ? 'admin.stories.read' : 'admin.stories.edit')}
        <span className="sr"> {name}</span>
      </Link>
    </li>
  );
}
