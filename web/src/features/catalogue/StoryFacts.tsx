import { useTranslation } from 'react-i18next';
import type { Story } from './api.ts';
import { Rating } from './Rating.tsx';
import styles from './StoryDetail.module.css';

const LEVELS = ['Low', 'Medium', 'High'] as const;

/** The story's facts, as a list of terms. */
export function StoryFacts({ story }: { story: Story }) {
  const { t } = useTranslation();
  const level = (name: string) => {
    const known = LEVELS.find((key) => key === name);
    return known ? t(`catalogue.levels.${known}`) : name;
  };
  return (
    <dl className={styles.facts}>
      <dt>{t('catalogue.rating')}</dt>
      <dd>
        <Rating rating={story.esbrRating} />
      </dd>
      <dt>{t('catalogue.genres')}</dt>
      <dd>{story.genreTags.map((tag) => tag.value).join(', ')}</dd>
      <dt>{t('catalogue.interactivity')}</dt>
      <dd>{level(story.interactivityLevel)}</dd>
      <dt>{t('catalogue.branching')}</dt>
      <dd>{level(story.branchingLevel)}</dd>
    </dl>
  );
}
