import type { ApiError } from '../../lib/api/call.ts';

/** The ways of a ticket, from where it lies to the character that it makes permanent. */
export type Redemption =
  | { step: 'normal' }
  /** The ticket burns; then the team is retrieved. */
  | { step: 'starting'; ticketId: string }
  | { step: 'retrieving'; ticketId: string }
  | { step: 'selecting'; ticketId: string; error?: ApiError }
  | { step: 'confirming'; ticketId: string; characterId: string }
  | { step: 'creating'; ticketId: string; characterId: string };

export type RedemptionEvent =
  | { kind: 'started'; ticketId: string }
  | { kind: 'burned' | 'retrieved' | 'confirmed' | 'cancelled' | 'reset' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'chosen'; characterId: string };

export const NORMAL: Redemption = { step: 'normal' };

/** From the start of a redemption, ms. */
export const RETRIEVING_MS = 1500;
export const SELECTING_MS = 2500;
/** How long the success is read, ms. */
export const SUCCESS_MS = 3000;

const selecting = (ticketId: string): Redemption => ({ step: 'selecting', ticketId });

type Step = Redemption['step'];
type At<K extends Step> = Extract<Redemption, { step: K }>;
type Way<K extends Step> = (event: RedemptionEvent, now: At<K>) => Redemption | undefined;

/** What each step leads to; what it does not know leaves it as it is. */
const WAYS: { readonly [K in Step]: Way<K> } = {
  normal: (event) => (event.kind === 'started' ? { step: 'starting', ticketId: event.ticketId } : undefined),
  starting: (event, now) => (event.kind === 'burned' ? { ...now, step: 'retrieving' } : undefined),
  retrieving: (event, now) => (event.kind === 'retrieved' ? selecting(now.ticketId) : undefined),
  selecting: (event, { ticketId }) =>
    event.kind === 'chosen' ? { step: 'confirming', ticketId, characterId: event.characterId } : undefined,
  confirming: (event, now) => {
    if (event.kind === 'confirmed') return { ...now, step: 'creating' };
    return event.kind === 'cancelled' ? selecting(now.ticketId) : undefined;
  },
  creating: (event, now) =>
    event.kind === 'failed' ? { ...selecting(now.ticketId), error: event.error } : undefined,
};

/** A redemption after an event. */
export function redemption(now: Redemption, event: RedemptionEvent): Redemption {
  if (event.kind === 'reset') return NORMAL;
  // The key is the step itself, so that the way fits; the mapped type above keeps it so.
  const way = WAYS[now.step] as Way<Step>;
  return way(event, now) ?? now;
}
