import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import type { Ticket } from './api.ts';
import { TicketFace } from './TicketFace.tsx';
import styles from './Tickets.module.css';

interface Props {
  title: string;
  tickets: readonly Ticket[];
  /** Absent where they cannot be redeemed any more. */
  onRedeem?: (ticketId: string) => void;
}

/** Some of the player's tickets. */
export function TicketList({ title, tickets, onRedeem }: Props) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketFace ticket={ticket} />
            {onRedeem && ticket.storyName !== '' && (
              <Button
                kind="lamp"
                aria-label={t('tickets.redeemOf', { story: ticket.storyName })}
                onClick={() => onRedeem(ticket.id)}
              >
                {t('tickets.redeem')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
