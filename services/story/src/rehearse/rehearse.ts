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
      const life = lifeOf({ release, owned, player, isCurious: kind === 'curious' });
      if (life === undefined) return undefined;
      ends[kind].push(...life);
    }
  }
  return { ...ends, owned };
}

interface Life {
  readonly release: Release;
  readonly owned: Set<string>;
  readonly player: number;
  readonly isCurious: boolean;
}

function lifeOf({ release, owned, player, isCurious }: Life): RunState[] | undefined {
  const past: RunState[] = [];
  const onState = ({ items, roster }: RunState) => {
    for (const { itemId } of items) owned.add(itemId);
    for (const { characterId } of roster) owned.add(characterId);
  };
  while (past.length < RUNS_OF_A_PLAYER) {
    const number = (2 * player + (isCurious ? 1 : 0)) * RUNS_OF_A_PLAYER + past.length;
    const rehearsing = { release, isCurious, number, onState };
    const end = rehearsedRun(begun(release, past), MOST_TURNS, rehearsing);
    if (end.status === 'ongoing') return undefined;
    past.push(end);
  }
  return past;
}

function begun(release: Release, past: readonly RunState[]): RunState {
  return createRun({
    release,
    releaseVersion: 1,
    language: release.story.languages[0] ?? 'en',
    loopNumber: past.length + 1,
    previous: past.at(-1),
    before: beforeNext(past),
  });
}
