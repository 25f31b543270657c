import { join } from 'node:path';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { ROOT } from '../../../stage/root.ts';
import type { Context, Outcome } from '../../context.ts';
import { table } from '../../report/table.ts';
import { median } from '../../stats/spread.ts';
import { type FlowFrames, flowFrames } from './flow-frames.ts';
import { type FlowWork, flowWork } from './flow-work.ts';
import { richStory } from './rich-story.ts';

const SHIPPED = join(ROOT, 'services/catalogue/stories/the-dragons-advocate');
const MOMENTS = 500;
const GOALS = { openMs: 2_500, frameP95Ms: 24, longestTaskMs: 100 };

/** The authors' pages on a story of five hundred moments, as rich as a shipped one. */
export async function authoringBench({ scale, folder, say }: Context): Promise<Outcome> {
  const story = richStory(await readFolder(SHIPPED), MOMENTS);
  say(`the graph of ${MOMENTS} moments`);
  const rounds: FlowWork[] = [];
  // The first one warms up.
  for (let round = 0; round <= scale.runs; round += 1) rounds.push(await flowWork(story));
  say('the same in a browser');
  const frames = await flowFrames(story, folder('flow'));
  return {
    text: [workTable(rounds.slice(1)), framesTable(frames)].join('\n\n'),
    data: { work: rounds, frames, goals: GOALS },
  };
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

function framesTable({ openMs, panNear, panFar, drag }: FlowFrames): string {
  const rows = Object.entries({ 'moved, far': panFar, 'moved, near': panNear, 'a moment dragged': drag }).map(
    ([what, { p50, p95, longestTaskMs }]) => [
      ...[what, p50, p95, GOALS.frameP95Ms],
      ...[longestTaskMs, GOALS.longestTaskMs],
    ],
  );
  const head = ['frames, ms', 'p50', 'p95', 'goal', 'longest task', 'goal'];
  return `${table(['open to graph, ms', 'figure', 'goal'], [['a cold page', openMs, GOALS.openMs]])}\n\n${table(head, rows)}`;
}
