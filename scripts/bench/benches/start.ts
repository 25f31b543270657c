import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../stage/embedded.ts';
import type { Context, Outcome } from '../context.ts';
import { memoryOf } from '../machine/memory.ts';
import { usedBy } from '../machine/proc.ts';
import { table } from '../report/table.ts';
import { median } from '../stats/spread.ts';
import { freshClone } from './fresh-clone.ts';

const WARM_STARTS = 5;
/** What was needed for the start alone has been given back by then, and every model is loaded. */
const SETTLE_MS = 10_000;

interface Start {
  /** From the command to `/readyz` answering well, asked every 100 ms. */
  readonly seconds: number;
  /** Of processor time until then, children with it. */
  readonly cpuSeconds: number;
  /** Resident MiB then, and once it has settled; of the process alone. */
  readonly readyMib: number;
  readonly settledMib: number;
  /** Of its children: a recogniser that stays. */
  readonly childrenMib: number;
}

/**
 * How long a start takes, and what the process holds after it. Warm: the built program on a data folder that it has used
 * before. Fresh: `make start` in a new clone, with what npm has in its cache.
 */
export async function startBench(context: Context): Promise<Outcome> {
  const folder = context.folder('start');
  context.say('First start');
  const first = await started(folder);
  const warm: Start[] = [];
  const starts = context.scale.runs === 1 ? 1 : WARM_STARTS;
  for (let n = 1; n <= starts; n += 1) {
    context.say(`Warm start ${n} of ${starts}`);
    warm.push(await started(folder));
  }
  const fresh = context.scale.clone ? await freshClone(context) : undefined;
  const middle = (of: keyof Start) => median(warm.map((each) => each[of]));
  const rows = [
    ['first start on an empty data folder', ...COLUMNS.map((of) => first[of])],
    [`warm start, median of ${starts}`, ...COLUMNS.map(middle)],
    ['git clone, make start', fresh],
  ];
  const head = ['start to ready', 's', 'processor s', 'resident MiB', 'settled MiB', 'children MiB'];
  return { text: table(head, rows), data: { first, warm, fresh } };
}

const COLUMNS = ['seconds', 'cpuSeconds', 'readyMib', 'settledMib', 'childrenMib'] as const;

async function started(folder: string): Promise<Start> {
  const from = performance.now();
  const stage = await startEmbedded({ folder });
  try {
    const seconds = (performance.now() - from) / 1000;
    const { pid } = stage.process.mark;
    const [{ cpuMs } = { cpuMs: 0 }] = usedBy([pid]);
    const ready = await memoryOf(pid, stage.metrics);
    await sleep(SETTLE_MS);
    const settled = await memoryOf(pid, stage.metrics);
    const [readyMib, settledMib] = [ready.rss, settled.rss];
    return { seconds, cpuSeconds: cpuMs / 1000, readyMib, settledMib, childrenMib: settled.children };
  } finally {
    await stage.stop();
  }
}
