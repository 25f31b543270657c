import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHere } from '../../../lib/here.ts';
import { useDraft } from '../draft/useDraft.ts';
import { Releases } from '../history/Releases.tsx';
import { storyPath } from '../paths.ts';
import { Archive } from '../zip/Archive.tsx';
import { Closing } from './Closing.tsx';
import { Listing } from './Listing.tsx';
import { Members } from './Members.tsx';
import styles from './story.module.css';
import { Transfer } from './Transfer.tsx';
import { useFormWays } from './useFormWays.tsx';
import { GeneralView } from './views.ts';

/** The story as a whole: its releases, whose it is, whether it is listed, and what story.yaml says. */
export default function GeneralPage() {
  const { t } = useTranslation();
  const here = useHere();
  const { storyId } = useDraft();
  const ways = useFormWays();
  return (
    <div className={styles.general}>
      <aside className={styles.side} aria-label={t('admin.general.side')}>
        <section>
          <Releases />
          <Link to={here(storyPath(storyId, 'history'))}>{t('admin.history.open')}</Link>
        </section>
        <Listing />
        <Closing />
        <Members />
        <Transfer />
        <Archive />
      </aside>
      <GeneralView {...ways} />
    </div>
  );
}
