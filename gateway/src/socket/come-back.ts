/** Milliseconds that a balancer may take to see that a gateway is not ready: who comes back before may be sent to it again. */
const NOTICED_MS = 1_000;
const LEAST_MS = 50;
/** Sockets that the other gateways take on in a second, beside what they do; nobody waits longer than for 500. */
const SOCKETS_PER_SECOND = 250;
const MOST_SPREAD_MS = 2_000;

export interface Leaving {
  /** Milliseconds for which it has said already that it is not ready. */
  readonly lingeredMs: number;
  /** Sockets that leave at once. */
  readonly sockets: number;
}

/** When a player who is sent away is to come back, in milliseconds: as soon as another gateway serves them, and not all at once. */
export function comeBackMs({ lingeredMs, sockets }: Leaving, chance: number): number {
  const first = Math.max(LEAST_MS, NOTICED_MS - lingeredMs);
  const spread = Math.min(MOST_SPREAD_MS, (sockets * 1_000) / SOCKETS_PER_SECOND);
  return Math.round(first + chance * spread);
}
