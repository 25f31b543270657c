import { compileStory } from '@fabula/catalogue/compile-story';
import { listStoryFolders } from '@fabula/catalogue/folders/story-folders';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { beforeNext } from '@fabula/rules/run-history';
import type { RunState } from '@fabula/rules/types';
import { costOf } from '@fabula/story/explore/costs';
import { expect, test } from '@jest/globals';
import { type PlayedTurn, playRun } from '../src/play.ts';
import { newDirector } from '../src/simulate.ts';
import { skilledPlayer } from '../src/skilled-player.ts';

/** Says one right thing at a time, and nothing perfect: of whom a cost is told. */
const PLAIN = skilledPlayer('plain', {
  ...{ fitting: 1, trick: 0, silence: 0, perfect: [0, 0] },
  ...{ together: 0, reason: 0, thorough: 0.5, bold: 1, reserve: 2 },
});

const RUNS = 60;
/** Fewer visits than this, or fewer successes, say nothing of what one pays who plays well. */
const ENOUGH_VISITS = 10;
const ENOUGH_SUCCESSES = 0.5;
/** Interactions that a cost may be off; of a battle, whose length hangs on the dice, so many. */
const NEAR = 0.9;
const NEAR_IN_A_BATTLE = 1.6;

interface Paid {
  visits: number;
  interactions: number;
  successes: number;
}

/** Played as a simulated player plays: every third run is the first of another player. */
function paidIn(release: Release): ReadonlyMap<string, Paid> {
  const paid = new Map<string, Paid>();
  const director = newDirector();
  let earlier: RunState[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    if (run % 3 === 0) earlier = [];
    const history = { loopNumber: earlier.length + 1, previous: earlier.at(-1), before: beforeNext(earlier) };
    const plays = playRun({
      ...{ director, player: PLAIN, seed: run.toString(16).padStart(8, '0') },
      run: { release, releaseVersion: 1, language: 'en', ...history },
      onTurn: (turn) => add(paid, turn),
    });
    let step = plays.next();
    while (!step.done) step = plays.next(step.value.words);
    earlier.push(step.value);
  }
  return paid;
}

function add(paid: Map<string, Paid>, { before, decision: { state, output } }: PlayedTurn): void {
  const current = before.moments.at(-1);
  if (current?.status !== 'open') return;
  const known = paid.get(current.momentId) ?? { visits: 0, interactions: 0, successes: 0 };
  known.interactions += state.interactions.used - before.interactions.used;
  known.visits += output.outcome === null ? 0 : 1;
  known.successes += output.outcome === 'success' ? 1 : 0;
  paid.set(current.momentId, known);
}

/** Moments whose cost is not what is paid, as `slug: told, paid`. */
function wrongIn(release: Release, paid: ReadonlyMap<string, Paid>): string[] {
  return release.moments.flatMap((moment) => {
    const here = paid.get(moment.id);
    if (!here || here.visits < ENOUGH_VISITS || here.successes < ENOUGH_SUCCESSES * here.visits) return [];
    const told = costOf(moment, release).careful;
    const mean = here.interactions / here.visits;
    return Math.abs(told - mean) <= nearIn(moment) ? [] : [`${moment.slug}: ${told}, ${mean.toFixed(2)}`];
  });
}

function nearIn(moment: Moment): number {
  return 'opponents' in moment ? NEAR_IN_A_BATTLE : NEAR;
}

const FOLDERS = await listStoryFolders(STORIES_ROOT);
/** Types of which something was paid, over all stories. */
const PAID_TYPES = new Set<string>();

test.each(FOLDERS)('what a moment of $slug costs is what one pays who plays well', async ({ folder }) => {
  const { release } = await compileStory(folder);
  if (!release) throw new Error(`there is nothing to play in ${folder}`);
  const paid = paidIn(release);
  for (const { id, type } of release.moments) if (paid.has(id)) PAID_TYPES.add(type);
  expect(wrongIn(release, paid)).toEqual([]);
});

test('where one gives, bets, picks and fights is among what was played', () => {
  expect([...PAID_TYPES]).toEqual(expect.arrayContaining(['battle', 'equip', 'reward', 'upgrade']));
});
