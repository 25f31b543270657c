import { useEffect, useReducer, useState } from 'react';
import { toApiError } from '../../lib/api/call.ts';
import { after } from '../../lib/clock.ts';
import { useRedeemMutation } from './api.ts';
import { NORMAL, RETRIEVING_MS, redemption, SELECTING_MS, SUCCESS_MS } from './redemption.ts';

/** Leads a ticket through its redemption, with its waits and its call. */
export function useRedemption() {
  const [now, tell] = useReducer(redemption, NORMAL);
  const [created, setCreated] = useState(false);
  const [redeem] = useRedeemMutation();
  const { step } = now;
  useEffect(() => {
    if (step === 'starting') return after(RETRIEVING_MS, () => tell({ kind: 'burned' }));
    if (step === 'retrieving') return after(SELECTING_MS - RETRIEVING_MS, () => tell({ kind: 'retrieved' }));
    return undefined;
  }, [step]);
  useEffect(() => (created ? after(SUCCESS_MS, () => setCreated(false)) : undefined), [created]);

  const confirm = async () => {
    if (now.step !== 'confirming') return;
    tell({ kind: 'confirmed' });
    const answer = await redeem({ ticketId: now.ticketId, characterId: now.characterId });
    if (answer.error) return tell({ kind: 'failed', error: toApiError(answer.error) });
    setCreated(true);
    tell({ kind: 'reset' });
  };
  return {
    now,
    created,
    start: (ticketId: string) => tell({ kind: 'started', ticketId }),
    choose: (characterId: string) => tell({ kind: 'chosen', characterId }),
    cancel: () => tell({ kind: 'cancelled' }),
    reset: () => tell({ kind: 'reset' }),
    confirm: () => void confirm(),
  };
}

export type RedemptionFlow = Omit<ReturnType<typeof useRedemption>, 'now' | 'start'>;
