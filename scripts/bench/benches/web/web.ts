import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weight } from '../../../../web/build/routes.ts';
import { launchChromium } from '../../../proof/browser/chromium.ts';
import { startEmbedded } from '../../../stage/embedded.ts';
import { ROOT } from '../../../stage/root.ts';
import type { Context, Outcome } from '../../context.ts';
import { table } from '../../report/table.ts';
import { median } from '../../stats/spread.ts';
import type { Vitals } from './measured-page.ts';
import { firstVisit, SIZES, typedTurn } from './visits.ts';

const GOALS = { lcpMs: 1_500, cls: 0.05 };
const SIZE_NAMES = Object.keys(SIZES) as (keyof typeof SIZES)[];

/** What people wait for and what moves under their eyes, on a slowed processor and line; what each route fetches. */
export async function webBench({ scale, folder, say }: Context): Promise<Outcome> {
  const routes = routeWeights();
  const measured = await measureSite({ runs: scale.runs, folder: folder('web'), say });
  return {
    text: [visitTable(measured), turnTable(measured), routeTable(routes)].join('\n\n'),
    data: { ...measured, routes, goals: GOALS },
  };
}

interface Options {
  readonly runs: number;
  readonly folder: string;
  say(text: string): void;
}

async function measureSite({ runs, folder, say }: Options) {
  const stage = await startEmbedded({ folder });
  const browser = await launchChromium();
  try {
    const site = { browser, origin: stage.origin };
    const visits = [];
    for (const size of SIZE_NAMES) {
      say(`${runs} first visits, ${size}`);
      // The pictures of these sizes are made at the first request of all.
      await firstVisit(site, size);
      const seen: Vitals[] = [];
      for (let n = 0; n < runs; n += 1) seen.push(await firstVisit(site, size));
      visits.push(summary(size, seen));
    }
    say('A typed turn');
    return { visits, turn: await typedTurn(site) };
  } finally {
    await browser.close();
    await stage.stop();
  }
}

function summary(size: string, seen: readonly Vitals[]) {
  return {
    size,
    lcpMs: median(seen.map(({ lcpMs }) => lcpMs)),
    lcpOf: seen.at(-1)?.lcpOf ?? '',
    cls: Math.max(...seen.map(({ cls }) => cls)),
  };
}

type Measured = Awaited<ReturnType<typeof measureSite>>;

const visitTable = ({ visits }: Measured): string =>
  table(
    ['public catalogue, first visit', 'LCP ms', 'goal', 'worst CLS', 'goal'],
    visits.map(({ size, lcpMs, cls }) => [size, lcpMs, GOALS.lcpMs, cls, GOALS.cls]),
  );

const turnTable = ({ turn }: Measured): string =>
  table(
    ['a typed turn, processor 4 times slower', 'figure'],
    [
      ['INP, ms', turn.inpMs],
      ['long tasks', turn.longTasksMs.length],
      ['the longest, ms', Math.max(0, ...turn.longTasksMs)],
    ],
  );

const routeTable = (routes: readonly Weight[]): string =>
  table(
    ['JavaScript by route', 'kB gz', 'limit'],
    routes.map(({ route, kb, limitKb }) => [route, kb, limitKb]),
  );

/** As the build has weighed them. */
const routeWeights = (): Weight[] =>
  JSON.parse(readFileSync(join(ROOT, 'web/dist/routes.json'), 'utf8')) as Weight[];
