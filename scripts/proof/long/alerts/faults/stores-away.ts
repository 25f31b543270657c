import { newcomer, onlooker, reader, typist } from '../crowd.ts';
import type { Called, Fault, Step } from '../fault.ts';
import type { Store } from '../site.ts';

interface Away {
  readonly store: Store;
  readonly called: Called;
  readonly steps: readonly Step[];
  readonly crowd: Fault['crowd'];
}

const away = ({ store, called, steps, crowd }: Away): Fault => ({
  name: `${store} is away`,
  alerts: [called],
  steps,
  crowd,
  provoke: async (site) => {
    await site.takeAway(store);
    return () => site.bringBack(store);
  },
});

/** Each is gone at once, and comes back with its data. */
export const STORES_AWAY: readonly Fault[] = [
  away({
    store: 'redis',
    called: { alert: 'FabulaRedisAway' },
    steps: [{ page: 'FabulaRedisAway', text: 'Redis does not run: bring it back' }],
    crowd: ({ origin }) => [typist(origin)],
  }),
  away({
    store: 'nats',
    called: { alert: 'FabulaFactsWait', where: 'part="auth"' },
    steps: [{ page: 'FabulaFactsWait', text: 'NATS is away: bring it back' }],
    crowd: ({ origin }) => [newcomer(origin)],
  }),
  away({
    store: 'postgres',
    called: { alert: 'FabulaCallsFail', where: 'method=~".*GetGameView"' },
    steps: [
      {
        page: 'FabulaCallsFail',
        text: 'UNAVAILABLE or DEADLINE_EXCEEDED: go to the page of the part or store',
      },
      { page: 'FabulaDatabaseWaits', text: 'Postgres does not answer' },
    ],
    crowd: ({ origin }) => [onlooker(origin), reader(origin)],
  }),
];
