import assert from 'node:assert/strict';
import { momentOf } from '../../src/situation.ts';
import type { RosterCharacter, RunState } from '../../src/types.ts';
import { dataOf, runState } from '../state-schema.ts';
import type { Moved } from './moved.ts';

/** 4. Whatever was proposed, the state is valid, and only what may change has changed. */
export function shape({ release, before, after: { state } }: Moved): void {
  runState.parse(state);
  assert.deepEqual(JSON.parse(JSON.stringify(state)), state, 'a state is what its JSON says');
  const current = before.moments.length - 1;
  for (const played of state.moments.slice(current)) {
    if (played.status === 'waiting' || played.skipped) assert.equal(played.data, null);
    else dataOf(momentOf(release, played.momentId).type).parse(played.data);
  }
  for (const key of FIXED) assert.deepEqual(state[key], before[key], key);
  assert.equal(state.interactions.max, before.interactions.max);
  before.moments.slice(0, -1).forEach((each, ordinal) => {
    assert.deepEqual(state.moments[ordinal], each, 'what is past');
  });
  assert.deepEqual(state.facts.slice(0, before.facts.length), before.facts, 'facts are only added');
  for (const member of state.roster) fixedIn(member, before);
}

const FIXED = [
  'storyId',
  'releaseVersion',
  'language',
  'isTest',
  'ignoresSkip',
  'loopNumber',
  'before',
] as const;

/**
 * Who was in the team keeps what no moment changes; health does not rise in a run.
 */
function fixedIn(member: RosterCharacter, before: RunState): void {
  const was = before.roster.find((each) => each.characterId === member.characterId);
  if (!was || was === member) return;
  for (const key of ['maxHealth', 'currentAttack', 'enrolledInMomentId', 'permanent'] as const)
    assert.deepEqual(member[key], was[key], key);
  assert.ok(member.currentHealth <= was.currentHealth, 'nobody heals');
  if (was.burnedOut) assert.ok(member.burnedOut, 'burnt out is burnt out');
}
