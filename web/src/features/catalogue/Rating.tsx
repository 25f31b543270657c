import { useTranslation } from 'react-i18next';
import { Tag } from '../../components/Tag.tsx';
import styles from './Rating.module.css';

const MARKS = {
  ESRB_10: '10+',
  ESRB_ADULT: '18+',
  ESRB_EVERYONE: 'E',
  ESRB_MATURE: '17+',
  ESRB_PENDING: '?',
  ESRB_Teen: 'T',
};
const isKnown = (rating: string): rating is keyof typeof MARKS => Object.hasOwn(MARKS, rating);
const known = (rating: string) => (isKnown(rating) ? rating : 'ESRB_PENDING');

/** The age rating in words. */
export function Rating({ rating }: { rating: string }) {
  const { t } = useTranslation();
  return <Tag>{t(`catalogue.ratings.${known(rating)}`)}</Tag>;
}

/** The age rating's mark: a neutral letter, for the official icons are trademarks. */
export function RatingMark({ rating }: { rating: string }) {
  const { t } = useTranslation();
  const key = known(rating);
  return (
    <span className={styles.mark} role="img" aria-label={t(`catalogue.ratings.${key}`)}>
      {MARKS[key]}
    </span>
  );
}
