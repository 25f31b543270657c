import { stateHash } from '@fabula/rules/hash';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import { expect, test } from '@jest/globals';
import { aMoment, aRelease, id, Player } from '../../../rules/test/build.ts';
import { type LoggedRow, replay } from './replay.ts';

const told = aMoment(1, { type: 'monologue', transitions: [{ to: id(2) }] });
const release = aRelease([told, aMoment(2, { type: 'epilogue' })]);

/** A start, as the log has it. */
const aStart = (turnNo: number, logged: string): LoggedRow => ({
  turnNo,
  kind: 'start_moment',
  words: '',
  input: { playerStoryId: id(5) },
  proposal: { judgement: EMPTY_JUDGEMENT, lines: [] },
  wasCacheHit: false,
  seed: 'aa',
  nowMs: 0,
  recentSkips: null,
  language: 'en',
  stateHash: logged,
});

test('a turn that the rules refuse now is the difference, whatever was recorded', () => {
  const player = new Player(release);
  const initialState = player.state;
  const hashes = [1, 2].map(() => stateHash(player.start().state));
  const turns = [...hashes, 'of a turn after the end'].map((hash, at) => aStart(at + 1, hash));
  expect(replay(release, { id: id(5), initialState, turns: turns.slice(0, 2) })).toBeUndefined();
  expect(replay(release, { id: id(5), initialState, turns })).toEqual({
    turnNo: 3,
    logged: 'of a turn after the end',
    replayed: 'refused: RUN_ALREADY_ENDED',
  });
});
