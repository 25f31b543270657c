import { useTranslation } from 'react-i18next';
import type { Ticket } from '../../../components/tickets/api.ts';
import { TicketFace } from '../../../components/tickets/TicketFace.tsx';
import { GoldenOverlay } from './GoldenOverlay.tsx';

const SHOWN_MS = 8000;

/** The first Rank A of a story has earned a golden ticket. */
export function TicketOverlay({ ticket, onGone }: { ticket: Ticket; onGone: () => void }) {
  const { t } = useTranslation();
  return (
    <GoldenOverlay sound="ticket" title={t('tickets.earned')} shownMs={SHOWN_MS} onGone={onGone}>
      <TicketFace ticket={ticket} />
      <p>{t('tickets.first')}</p>
    </GoldenOverlay>
  );
}
