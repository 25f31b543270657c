import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessMark } from '../../../../stage/managed-process.ts';
import { reader } from '../crowd.ts';
import type { Fault } from '../fault.ts';

const PART = 'catalogue';
const WITHOUT_MS = 900;
const WITH_MS = 300;

/** A process that gets its processor for a quarter of the time, as on a node that others keep busy. */
export const NO_PROCESSOR: Fault = {
  name: 'the node has no processor for a part',
  alerts: [{ alert: 'FabulaEventLoopLate', where: `part="${PART}"` }],
  steps: [{ page: 'FabulaEventLoopLate', text: 'The node is busy with others: move the pod' }],
  crowd: ({ origin }) => [reader(origin)],
  provoke: async (site) => {
    const mark = site.stage.processes.get(PART)?.mark;
    if (!mark) throw new Error(`${PART} is not one of the parts`);
    // It is busy where this process is, and nowhere else.
    const starving = starve(mark);
    return async () => {
      await site.restart([PART]);
      await starving;
    };
  },
};

async function starve(mark: ProcessMark): Promise<void> {
  while (isRunning(mark)) {
    process.kill(mark.pid, 'SIGSTOP');
    await sleep(WITHOUT_MS);
    if (!isRunning(mark)) return;
    process.kill(mark.pid, 'SIGCONT');
    await sleep(WITH_MS);
  }
}
