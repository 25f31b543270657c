import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import type { Ticket } from './api.ts';
import styles from './TicketFace.module.css';
import { useDay } from './useDay.ts';

/** A golden ticket. */
export function TicketFace({ ticket, burning = false }: { ticket: Ticket; burning?: boolean }) {
  const { t } = useTranslation();
  const day = useDay();
  const { isRedeemed, redeemedAt, earnedAt, storyName } = ticket;
  return (
    <div className={classes(styles.drop, isRedeemed && styles.used, burning && styles.burning)}>
      <div className={styles.ticket}>
        <div className={styles.left}>
          <span>{t('tickets.name')}</span>
          <b>{storyName}</b>
          <small>
            {isRedeemed
              ? t('tickets.usedOn', { date: day(redeemedAt) })
              : t('tickets.issued', { date: day(earnedAt) })}
          </small>
        </div>
        <div className={styles.right} aria-hidden="true">
          <b>A</b>
        </div>
      </div>
    </div>
  );
}
