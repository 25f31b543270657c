import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useScene } from '../../lib/i18n/scene.ts';
import { classes } from '../classes.ts';
import type { Ticket } from './api.ts';
import styles from './TicketFace.module.css';

/** What a ticket's story is called, where that is known. */
function storyOf(t: TFunction, { storyName, isStoryGone }: Ticket): string {
  return storyName || t(isStoryGone ? 'tickets.gone' : 'tickets.unread');
}

/** A golden ticket. */
export function TicketFace({ ticket, burning = false }: { ticket: Ticket; burning?: boolean }) {
  const { t, i18n } = useTranslation();
  const { lang } = useScene();
  const { isRedeemed, redeemedAt, earnedAt } = ticket;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const date = (iso: string) => iso && day.format(new Date(iso));
  return (
    <div className={classes(styles.drop, isRedeemed && styles.used, burning && styles.burning)}>
      <div className={styles.ticket}>
        <div className={styles.left}>
          <span>{t('tickets.name')}</span>
          <b lang={ticket.storyName ? lang : undefined}>{storyOf(t, ticket)}</b>
          <small>
            {isRedeemed
              ? t('tickets.usedOn', { date: date(redeemedAt) })
              : t('tickets.issued', { date: date(earnedAt) })}
          </small>
        </div>
        <div className={styles.right} aria-hidden="true">
          <b>A</b>
        </div>
      </div>
    </div>
  );
}
