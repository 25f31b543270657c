import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture.tsx';
import { Tag } from '../../components/Tag.tsx';
import { hours } from '../../lib/format/duration.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { storyLanguage } from '../../lib/i18n/language.ts';
import { firstPicture } from '../../lib/media.ts';
import type { Story } from './api.ts';
import { barredBy } from './barredBy.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { Rating } from './Rating.tsx';
import styles from './StoryCard.module.css';

const THUMB = { sizes: '(min-width: 80rem) 23vw, (min-width: 60rem) 31vw, (min-width: 40rem) 47vw, 92vw' };
const COVER = { ...THUMB, widths: [400, 800, 1200, 1600], quality: 95 };

interface Props {
  story: Story;
  signedIn: boolean;
  progress?: number | undefined;
  onOpen: (story: Story) => void;
}

export function StoryCard({ story, signedIn, progress, onOpen }: Props) {
  const { t } = useTranslation();
  const preview = firstPicture(...story.sampleImages);
  const barred = barredBy(story);
  return (
    <button type="button" className={styles.story} onClick={() => onOpen(story)} data-story={story.slug}>
      <span className={styles.thumb}>
        <Picture url={firstPicture(story.coverImage, story.backgroundImage)} alt="" {...COVER} />
        {preview && <Picture url={preview} alt="" className={styles.preview} {...COVER} quality={70} />}
        {barred && (
          <Tag kind={barred === 'closed' ? 'closed' : 'soon'} className={styles.badge}>
            {t(`catalogue.${barred}`)}
          </Tag>
        )}
      </span>
      <span className={styles.body}>
        <strong lang={storyLanguage(currentLanguage())} className={styles.name}>
          {story.name}
        </strong>
        {progress !== undefined && <ProgressBar percent={progress} />}
        <StoryMeta story={story} signedIn={signedIn} />
        <span className={styles.meta}>{story.genreTags.map((tag) => tag.value).join(', ')}</span>
        {!signedIn && !barred && <span className={styles.cta}>{t('catalogue.signInToPlay')}</span>}
      </span>
    </button>
  );
}

function StoryMeta({ story, signedIn }: { story: Story; signedIn: boolean }) {
  const { t } = useTranslation();
  const minutes = story.estimatedMinuteDuration;
  const length = hours(minutes) ?? t('catalogue.minutes', { count: minutes });
  return (
    <span className={styles.meta}>
      <Rating rating={story.esbrRating} />
      <span>{signedIn ? t('catalogue.perRun') : length}</span>
      <Tag kind="hd" title={t('catalogue.hdLabel')}>
        {t('catalogue.hd')}
      </Tag>
    </span>
  );
}
