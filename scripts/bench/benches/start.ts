import { startEmbedded } from '../../stage/embedded.ts';
import type { Context, Outcome } from '../context.ts';
import { table } from '../report/table.ts';
import { median } from '../stats/spread.ts';
import { freshClone } from './fresh-clone.ts';

const WARM_STARTS = 5;

/**
 * Seconds from the command to `/readyz` answering well, asked every 100 ms. Warm: the built program on a data folder that
 * it has used before. Fresh: `make start` in a new clone, with what npm has in its cache.
 */
export async function startBench(context: Context): Promise<Outcome> {
  const folder = context.folder('start');
  context.say('First start');
  const first = await secondsToReady(folder);
  const warm: number[] = [];
  const starts = context.scale.runs === 1 ? 1 : WARM_STARTS;
  for (let n = 1; n <= starts; n += 1) {
    context.say(`Warm start ${n} of ${starts}`);
    warm.push(await secondsToReady(folder));
  }
  const fresh = context.scale.clone ? await freshClone(context) : undefined;
  const rows = [
    ['first start on an empty data folder', first],
    [`warm start, median of ${starts}`, median(warm)],
    ['git clone, make start', fresh],
  ] as const;
  return { text: table(['start to ready', 's'], rows), data: { first, warm, fresh } };
}

async function secondsToReady(folder: string): Promise<number> {
  const from = performance.now();
  const stage = await startEmbedded({ folder });
  const seconds = (performance.now() - from) / 1000;
  await stage.stop();
  return seconds;
}
