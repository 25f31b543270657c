import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decide } from '../src/decide.ts';
import { RuleError } from '../src/errors.ts';
import { canonicalJson } from '../src/hash.ts';
import type { Moment } from '../src/release/moment.ts';
import type { Release } from '../src/release/release.ts';
import { momentOf } from '../src/situation.ts';
import type { Decision, RunState } from '../src/types.ts';
import { Player, START } from './build.ts';
import { randomSteps, type Step } from './random-player.ts';
import { randomStory } from './random-story.ts';
import { runState } from './state-schema.ts';

/** Stories that each invariant is tried on, and players of each story: 2,400 sequences in all, of up to 30 turns. */
const STORIES = 80;
const PLAYERS = 5;

interface Moved {
  readonly release: Release;
  readonly before: RunState;
  readonly step: Step;
  readonly after: Decision;
}

function play(check: (moved: Moved) => void) {
  const players = fc.array(randomSteps, { minLength: PLAYERS, maxLength: PLAYERS });
  const property = fc.property(randomStory, players, (release, each) => {
    for (const [index, steps] of each.entries())
      playOne(new Player(release, { loopNumber: index + 1 }), steps, check);
  });
  fc.assert(property, { numRuns: STORIES });
}

/** Starts where a moment waits, else does as the step says; checks every turn that the rules take. */
function playOne(player: Player, steps: readonly Step[], check: (moved: Moved) => void) {
  const { release } = player;
  for (const step of steps) {
    const before = player.state;
    const isWaiting = player.current.status === 'waiting' && before.status === 'ongoing';
    const taken = isWaiting ? { ...step, input: START } : step;
    const after = attempt(release, before, taken);
    if (!after) continue;
    player.state = after.state;
    check({ release, before, step: taken, after });
  }
}

/** The decision, or nothing where the rules refuse the input. */
function attempt(release: Release, state: RunState, step: Step): Decision | undefined {
  try {
    return decide({ release, state, nowMs: 0, ...step });
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}

describe('whatever the story, the player and the proposal', () => {
  it('interactions fall by what a turn costs, never below 0', () => {
    play(({ before, step, after: { state, output } }) => {
      const isTurn = step.input.kind !== 'start_moment' && !output.notHeard;
      const isFree = output.wasPerfectAnswer || output.wasCacheHit;
      const cost = state.interactions.used - before.interactions.used;
      expect(cost).toBe(isTurn && !isFree ? 1 : 0);
      expect(state.interactions.used).toBeLessThanOrEqual(state.interactions.max);
      if (state.interactions.used === state.interactions.max) expect(state.status).not.toBe('ongoing');
    });
  });

  it('nothing is owned twice, or without a moment that grants it', () => {
    play(({ release, before, after: { state } }) => {
      const items = state.items.map((each) => each.itemId);
      const roster = state.roster.map((each) => each.characterId);
      expect([new Set(items).size, new Set(roster).size]).toEqual([items.length, roster.length]);
      const known = new Set([
        ...before.items.map((i) => i.itemId),
        ...before.roster.map((c) => c.characterId),
      ]);
      const gained = [
        ...state.items.map((each) => [each.itemId, each.acquiredInMomentId] as const),
        ...state.roster.map((each) => [each.characterId, each.enrolledInMomentId] as const),
      ].filter(([id]) => !known.has(id));
      for (const [id, momentId] of gained) {
        expect(momentId).not.toBeNull();
        expect(givenBy(momentOf(release, momentId ?? ''))).toContain(id);
      }
    });
  });

  it('nobody leaves a moment but by its exits, and no start passes over more than five', () => {
    play(({ release, before, after: { state } }) => {
      const from = before.moments.length - 1;
      for (let ordinal = from; ordinal + 1 < state.moments.length; ordinal += 1) {
        const [here, next] = [state.moments[ordinal], state.moments[ordinal + 1]];
        const moment = momentOf(release, here?.momentId ?? '');
        expect(here?.status).toBe('done');
        expect(exitsOf(moment, here?.skipped ?? false)).toContain(next?.momentId);
      }
      const skipped = state.moments.slice(from).filter((each) => each.skipped);
      expect(skipped.length).toBeLessThanOrEqual(5);
    });
  });

  it('the state stays valid, and only what may change has changed', () => {
    play(({ before, after: { state } }) => {
      runState.parse(state);
      const fixed = (of: RunState) => ({
        ...of,
        ...{ status: 0, rank: 0, score: 0, facts: 0, roster: 0, items: 0 },
        interactions: of.interactions.max,
        moments: of.moments.slice(0, before.moments.length - 1),
      });
      expect(fixed(state)).toEqual(fixed(before));
      expect(state.facts.slice(0, before.facts.length)).toEqual(before.facts);
    });
  });

  it('the same question has the same answer, byte for byte', () => {
    play(({ release, before, step, after }) => {
      const copy = JSON.parse(canonicalJson({ release, state: before })) as {
        release: Release;
        state: RunState;
      };
      const again = decide({ ...copy, nowMs: 99, ...step });
      expect(canonicalJson(again)).toBe(canonicalJson(after));
    });
  });

  it('a finished run never changes again', () => {
    play(({ release, step, after: { state, output } }) => {
      expect(output.endOfGame).toBe(state.status === 'lost');
      if (state.status === 'ongoing') return;
      expect(attempt(release, state, step)).toBeUndefined();
      expect(attempt(release, state, { ...step, input: START })).toBeUndefined();
    });
  });
});

function givenBy(moment: Moment): string[] {
  const options = moment.type === 'reward' ? moment.options.map((option) => option.id) : [];
  return [...options, ...moment.grants.flatMap((grant) => [...grant.itemIds, ...grant.characterIds])];
}

function exitsOf(moment: Moment, skipped: boolean): string[] {
  const paths = moment.type === 'crossroad' ? moment.paths.map((path) => path.to) : [];
  const skip = skipped && moment.skip.skipToMomentId ? [moment.skip.skipToMomentId] : [];
  return [...skip, ...paths, ...moment.transitions.map((transition) => transition.to)];
}
