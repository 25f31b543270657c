import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import type { Weight } from '../../../../web/build/routes.ts';
import { ROOT } from '../../../stage/root.ts';
import type { Context, Outcome } from '../../context.ts';
import { table } from '../../report/table.ts';
import { median } from '../../stats/spread.ts';
import { type AuthorPages, authorPages } from './author-pages.ts';
import { type BesideAuthors, turnsBesideAuthors } from './beside-authors.ts';
import { type FlowWork, flowWork } from './flow-work.ts';
import { publishOnce } from './publish.ts';
import { startRichSite } from './rich-site.ts';
import { richStory } from './rich-story.ts';

const SHIPPED = join(ROOT, 'services/catalogue/stories/the-dragons-advocate');
const MOMENTS = 500;
const GOALS = {
  ...{ openMs: 2_500, frameP95Ms: 24, keyP95Ms: 50, longestTaskMs: 100 },
  ...{ checkMs: 2_500, changeMs: 300, publishMs: 6_000 },
};
/** Kilobytes of JavaScript beyond what every member has fetched. */
const PAGES = { 'stories of the team': 90, 'flow of a story': 180, 'moment of a story': 280 };
const OF_MEMBERS = 'catalogue, signed in';

/** The authors' pages on a story of five hundred moments, as rich as a shipped one, and what they are to those who play. */
export async function authoringBench(context: Context): Promise<Outcome> {
  const { scale, folder, say } = context;
  const story = richStory(await readFolder(SHIPPED), MOMENTS);
  say(`the graph of ${MOMENTS} moments`);
  const rounds: FlowWork[] = [];
  // The first one warms up.
  for (let round = 0; round <= scale.runs; round += 1) rounds.push(await flowWork(story));
  say('a site with this story');
  const site = await startRichSite(folder('authoring'), MOMENTS);
  try {
    const pages = await authorPages(site, context);
    // What comes after may fail on a busy machine.
    say(`the pages: ${JSON.stringify(pages)}`);
    say('publishing it');
    const publishes: number[] = [];
    for (let n = 0; n < scale.runs; n += 1) publishes.push(await publishOnce(site));
    const beside = await turnsBesideAuthors(site, context);
    const sizes = pageSizes();
    return {
      text: [
        workTable(rounds.slice(1)),
        pagesTable(pages, publishes),
        sizesTable(sizes),
        besideText(beside),
      ].join('\n\n'),
      data: { work: rounds, pages, publishes, sizes, beside, goals: { ...GOALS, kb: PAGES } },
    };
  } finally {
    await site.stop();
  }
}

function workTable(rounds: readonly FlowWork[]): string {
  const of = (key: keyof FlowWork) => median(rounds.map((round) => round[key]));
  return table(
    ['the graph, before it is drawn; ms of the processor', 'figure'],
    [
      ['moments', of('moments')],
      ['ways', of('ways')],
      ['read all, ms', of('readMs')],
      ['read after one change, ms', of('rereadMs')],
      ['lay out, ms', of('layoutMs')],
    ],
  );
}

function pagesTable(pages: AuthorPages, publishes: readonly number[]): string {
  const { openMs, openTaskMs, frames, form, text, firstCheckMs } = pages;
  const typed = Object.entries({ form, text }).flatMap(
    ([where, { keyP95Ms, longestTaskMs, readingMs, wholeMs }]) => [
      [`key to paint, ${where}, p95`, keyP95Ms, GOALS.keyP95Ms, longestTaskMs, GOALS.longestTaskMs],
      [`a change read in the worker, ${where}`, readingMs, GOALS.changeMs],
      [`the whole checked again, ${where}`, wholeMs, GOALS.checkMs],
    ],
  );
  const moved = Object.entries(frames).map(([what, { p95, longestTaskMs }]) => [
    ...[`frames, ${what}, p95`, p95, GOALS.frameP95Ms, longestTaskMs, GOALS.longestTaskMs],
  ]);
  return table(
    ['the pages in a browser, ms', 'figure', 'goal', 'longest task', 'goal'],
    [
      ['open to graph', openMs, GOALS.openMs, openTaskMs, GOALS.longestTaskMs],
      ...moved,
      ...typed,
      ['the whole checked for the first time', firstCheckMs, GOALS.checkMs],
      ['publish', median(publishes), GOALS.publishMs],
    ],
  );
}

interface Size {
  readonly page: string;
  /** Beyond what members have. */
  readonly kb: number;
  readonly goalKb: number;
}

/** As the build has weighed them. */
function pageSizes(): Size[] {
  const routes = JSON.parse(readFileSync(join(ROOT, 'web/dist/routes.json'), 'utf8')) as Weight[];
  const kbOf = (wanted: string) => routes.find(({ route }) => route === wanted)?.kb ?? Number.NaN;
  return Object.entries(PAGES).map(([page, goalKb]) => ({ page, kb: kbOf(page) - kbOf(OF_MEMBERS), goalKb }));
}

const sizesTable = (sizes: readonly Size[]): string =>
  table(
    ['JavaScript beyond a member’s catalogue', 'kB gz', 'goal'],
    sizes.map(({ page, kb, goalKb }) => [page, kb, goalKb]),
  );

function besideText({
  without,
  with: together,
  ratio,
  goal,
  failures,
  edits,
  publishes,
}: BesideAuthors): string {
  const rows = Object.entries({ 'without authors': without, 'ten type, one publishes': together }).map(
    ([name, { p50, p95, p99, count }]) => [name, p50, p95, p99, count],
  );
  const reached = ratio <= goal ? 'reached' : 'NOT reached';
  return [
    table(['a turn’s own time, embedded, ms', 'p50', 'p95', 'p99', 'n'], rows),
    `p99 with by without, of five pairs in the middle: ${ratio.toFixed(2)}; goal ${goal.toFixed(2)}: ${reached}; turns that failed: ${failures}`,
    `edits meanwhile: ${edits.count}, p50 ${edits.p50.toFixed(0)} ms, p95 ${edits.p95.toFixed(0)} ms; published ${publishes.length} times, ${median(publishes).toFixed(0)} ms in the middle`,
  ].join('\n');
}
