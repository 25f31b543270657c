import '@fontsource-variable/newsreader/wght.css';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Tag } from '../../components/Tag.tsx';
import type { Texts } from '../../lib/i18n/en/index.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { storyLanguage } from '../../lib/i18n/language.ts';
import { firstPicture } from '../../lib/media.ts';
import type { Story } from './api.ts';
import { barredBy } from './barredBy.ts';
import { RatingMark } from './Rating.tsx';
import styles from './StoryDetail.module.css';
import { StoryFacts } from './StoryFacts.tsx';

type Descriptor = keyof Texts['catalogue']['descriptors'];

interface Props {
  story: Story;
  onClose: () => void;
  onLaunch: (story: Story) => void;
}

/** All about one story, and the way into it. */
export default function StoryDetail({ story, onClose, onLaunch }: Props) {
  const { t } = useTranslation();
  /** A newer server may name one that this page has no words for. */
  const descriptor = ({ key, value }: Story['esbrTags'][number]) =>
    t(`catalogue.descriptors.${key as Descriptor}`, { defaultValue: value });
  const image = firstPicture(...story.sampleImages, story.coverImage, story.backgroundImage);
  return (
    <Dialog onClose={onClose} title={story.name} titleLang={storyLanguage(currentLanguage())}>
      <div className={styles.cover}>
        <Picture url={image} alt="" sizes="(min-width: 60rem) 60rem, 100vw" eager />
        <Drawing url={story.storyLogoImage} alt="" className={styles.title} />
      </div>
      <div className={styles.info}>
        <Heading story={story} onLaunch={onLaunch} />
        <div className={styles.columns}>
          <p lang={storyLanguage(currentLanguage())} className={styles.description}>
            {story.catalogueDescription}
          </p>
          <div>
            <p className={styles.rating}>
              <RatingMark rating={story.esbrRating} />
              <span>{story.esbrTags.map(descriptor).join(', ')}</span>
            </p>
            <StoryFacts story={story} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Heading({ story, onLaunch }: Omit<Props, 'onClose'>) {
  const { t, i18n } = useTranslation();
  const date = new Date(story.createdAt);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  const barred = barredBy(story);
  // Who has begun a closed one finds on its own page what is left of it.
  const leadsOn = !barred || (barred === 'closed' && story.userStarted);
  return (
    <div className={styles.meta}>
      {leadsOn ? (
        <Button kind="lamp" big onClick={() => onLaunch(story)}>
          <Play className="ico" aria-hidden="true" />
          {t('catalogue.launch')}
        </Button>
      ) : (
        <Button big aria-disabled="true">
          {t(`catalogue.${barred}`)}
        </Button>
      )}
      {barred && leadsOn && <Tag kind="closed">{t('catalogue.closed')}</Tag>}
      {!Number.isNaN(date.valueOf()) && <time dateTime={story.createdAt}>{day.format(date)}</time>}
      <span>{t('catalogue.perRunShort')}</span>
      <Tag kind="hd" title={t('catalogue.hdLabel')}>
        {t('catalogue.hd')}
      </Tag>
    </div>
  );
}
