import { newcomer } from '../crowd.ts';
import type { Fault } from '../fault.ts';

/** Something else fills the disk of the bus; it is made larger. */
export const FULL_VOLUME: Fault = {
  name: 'the disk of the bus is nearly full',
  alerts: [{ alert: 'FabulaDiskFull', where: 'persistentvolumeclaim="nats-0"' }],
  steps: [{ page: 'FabulaDiskFull', text: 'A larger claim' }],
  crowd: ({ origin }) => [newcomer(origin)],
  provoke: async ({ volume }) => {
    await volume.fill();
    return async () => volume.grow();
  },
};
