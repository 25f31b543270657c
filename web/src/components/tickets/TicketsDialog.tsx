import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/errorText.ts';
import { tickets } from '../../lib/i18n/en/tickets.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { SceneLanguage } from '../../lib/i18n/scene.ts';
import { Dialog, DialogTitle } from '../Dialog.tsx';
import { type Ticket, useTicketsQuery } from './api.ts';
import { NoTickets } from './NoTickets.tsx';
import { Permanents } from './Permanents.tsx';
import { Redeeming } from './Redeeming.tsx';
import { TicketList } from './TicketList.tsx';
import styles from './Tickets.module.css';
import { useRedemption } from './useRedemption.ts';

export const texts = { tickets };

/** The player's golden tickets, and what they were redeemed for. */
export default function TicketsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={t('tickets.title')} titled className={styles.dialog}>
      <div className={styles.tickets}>
        <header>
          <DialogTitle>{t('tickets.title')}</DialogTitle>
          <p>{t('tickets.subtitle')}</p>
        </header>
        {/* Opened from a run's last scene, too: what was won there is seen here as anywhere. */}
        <SceneLanguage value={undefined}>
          <Tickets />
        </SceneLanguage>
      </div>
    </Dialog>
  );
}

function Tickets() {
  const { t } = useTranslation();
  const language = currentLanguage();
  const { data, error } = useTicketsQuery({ language }, { refetchOnMountOrArgChange: true });
  if (data) return <All tickets={data.tickets} />;
  if (error) return <p role="alert">{t('tickets.error', { message: errorText(t, error) })}</p>;
  return <p role="status">{t('tickets.loading')}</p>;
}

function All({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useTranslation();
  const { now, start, ...flow } = useRedemption();
  const current = now.step === 'normal' ? undefined : tickets.find(({ id }) => id === now.ticketId);
  if (current) return <Redeeming ticket={current} now={now} flow={flow} />;
  const available = tickets.filter(({ isRedeemed }) => !isRedeemed);
  const redeemed = tickets.filter(({ isRedeemed }) => isRedeemed);
  return (
    <>
      <p role="status" className={flow.created ? styles.created : 'sr'}>
        {flow.created && t('tickets.created', { type: t('tickets.character') })}
      </p>
      {tickets.length === 0 ? (
        <NoTickets />
      ) : (
        <>
          <TicketList
            title={t('tickets.available', { n: available.length })}
            tickets={available}
            onRedeem={start}
          />
          <TicketList title={t('tickets.redeemed', { n: redeemed.length })} tickets={redeemed} />
        </>
      )}
      <Permanents />
    </>
  );
}
