import type { Release } from '@fabula/rules/release/release';
import { createRun } from '@fabula/rules/run';
import { beforeNext } from '@fabula/rules/run-history';
import type { RunState } from '@fabula/rules/types';
import { rehearsedRun } from './rehearsed-run.ts';

/** Players of each kind; each comes back twice. */
const PLAYERS = 12;
const RUNS_OF_A_PLAYER = 3;
/** Of one run. A story whose runs take longer is not rehearsed: few runs would say nothing, and many take long. */
const MOST_TURNS = 120;

/** What came of it. */
export interface Rehearsal {
  /** How the runs of those who play well ended. */
  readonly good: readonly RunState[];
  /** And of those who try what comes of playing badly. */
  readonly curious: readonly RunState[];
  /** All items and characters that somebody has had. */
  readonly owned: ReadonlySet<string>;
}

/**
 * Plays a story by its rules, with players who are always understood: what can be, but hardly ever is, shows so. The same
 * story has the same rehearsal. undefined: its runs are too long.
 */
export function rehearse(release: Release): Rehearsal | undefined {
  const owned = new Set<string>();
  const ends: Record<'good' | 'curious', RunState[]> = { good: [], curious: [] };
  for (let player = 0; player < PLAYERS; player += 1) {
    for (const kind of ['good', 'curious'] as const) {
      const runs = runsOf({ release, owned, player, isCurious: kind === 'curious' });
      if (runs === undefined) return undefined;
      ends[kind].push(...runs);
    }
  }
  return { ...ends, owned };
}

interface RehearsedPlayer {
  readonly release: Release;
  readonly owned: Set<string>;
  readonly player: number;
  readonly isCurious: boolean;
}

function runsOf({ release, owned, player, isCurious }: RehearsedPlayer): RunState[] | undefined {
  const earlier: RunState[] = [];
  const onState = ({ items, roster }: RunState) => {
    for (const { itemId } of items) owned.add(itemId);
    for (const { characterId } of roster) owned.add(characterId);
  };
  while (earlier.length < RUNS_OF_A_PLAYER) {
    const number = (2 * player + (isCurious ? 1 : 0)) * RUNS_OF_A_PLAYER + earlier.length;
    const options = { release, isCurious, number, onState };
    const end = rehearsedRun(begun(release, earlier), MOST_TURNS, options);
    if (end.status === 'ongoing') return undefined;
    earlier.push(end);
  }
  return earlier;
}

function begun(release: Release, earlier: readonly RunState[]): RunState {
  return createRun({
    release,
    releaseVersion: 1,
    language: release.story.languages[0] ?? 'en',
    loopNumber: earlier.length + 1,
    previous: earlier.at(-1),
    before: beforeNext(earlier),
  });
}
