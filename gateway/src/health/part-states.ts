import { type Check, Lifecycle } from '@fabula/kit/lifecycle';
import type { PendingStore } from '@fabula/kit/pending';
import { PartHealth } from './part-health.ts';

interface Behind {
  /** Addresses by names. */
  readonly peers: object;
  readonly pending: Pick<PendingStore, 'check'>;
}

/** Asks every part behind the gateway for its state, and what keeps pending frames. */
export function partStates(
  { peers, pending }: Behind,
  lifecycle: Lifecycle,
): () => Promise<readonly Check[]> {
  const parts = Object.entries(peers).map(([name, address]) => new PartHealth(name, address));
  for (const part of parts) lifecycle.add(`health of ${part.name}`, () => part.close());
  const store = new Lifecycle();
  store.check('pending', () => pending.check());
  return async () => {
    const [states, { checks }] = await Promise.all([
      Promise.all(parts.map((part) => part.state())),
      store.ready(),
    ]);
    return [...states, ...checks];
  };
}
