import type { Input, RunState } from '@fabula/rules/types';
import { expect, test } from '@jest/globals';
import {
  aMoment,
  aRelease,
  BADGE,
  both,
  examples,
  id,
  item,
  line,
  Player,
  says,
  talk,
  WHISTLE,
} from '../../../rules/test/build.ts';
import { finalIn } from './asking-back.ts';

const options = [WHISTLE, BADGE].map((each) => ({ kind: 'item', id: each }));
const path = (name: string) => ({
  ...{ path: name, to: id(2), label: both(name), reply: [line(name)] },
  examples: examples(name),
});

/** What the first answer in this moment, so judged, would do for good. */
function finalOf(moment: object, judgement: object, more: Partial<Input> = {}) {
  const items = [item(WHISTLE, { name: both('Whistle') }), item(BADGE)];
  const first = aMoment(1, { transitions: [{ to: id(2) }], ...moment });
  const release = aRelease([first, aMoment(2, { type: 'epilogue' })], {}, { items });
  const player = new Player(release);
  player.start();
  const state: RunState = player.state;
  const input = says('words', more);
  return finalIn(player.play(input, { judgement }), { release, state, input });
}

test('something that is picked cannot be given back', () => {
  const reward = { type: 'reward', pick: 1, options };
  expect(finalOf(reward, { option: WHISTLE })).toEqual({ label: 'Whistle' });
  expect(finalOf(reward, {})).toBeUndefined();
  expect(finalOf(reward, { option: WHISTLE }, { selectedItemIds: [WHISTLE] })).toBeUndefined();
});

test.each(['crossroad', 'nexus'])('a path of a %s, once taken, is taken', (type) => {
  const moment = { ...talk, type, paths: [path('up'), path('down')] };
  expect(finalOf(moment, { path: 'down' })).toEqual({ label: 'down' });
  expect(finalOf(moment, {})).toBeUndefined();
});
