import { newcomer } from '../crowd.ts';
import type { Fault } from '../fault.ts';

/** NATS is started again as somebody had it who knew of no JetStream; its volume is another one. */
export const LOST_STORE: Fault = {
  name: 'nats comes back without its store',
  alerts: [{ alert: 'FabulaBusMissing', where: 'what="stream"' }],
  steps: [{ page: 'FabulaBusMissing', text: 'NATS runs without its store: start it with JetStream on' }],
  crowd: ({ origin }) => [newcomer(origin)],
  provoke: async (site) => {
    await site.takeAway('nats');
    await site.bringBackWithoutStore();
    return async () => {
      await site.takeAway('nats');
      await site.bringBack('nats');
    };
  },
};
