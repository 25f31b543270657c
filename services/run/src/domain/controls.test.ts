import { endRun } from '@fabula/rules/run';
import { expect, test } from '@jest/globals';
import { aMoment, aRelease, BADGE, CHARM, id, item, Player, WHISTLE } from '../../../rules/test/build.ts';
import { controlsOf } from './controls.ts';

const gift = aMoment(1, {
  type: 'reward',
  pick: 2,
  options: [WHISTLE, BADGE, CHARM].map((each) => ({ kind: 'item', id: each })),
  transitions: [{ to: id(2) }],
});
const release = aRelease(
  [gift, aMoment(2, { type: 'epilogue' })],
  {},
  {
    items: [WHISTLE, BADGE, CHARM].map((each) => item(each)),
  },
);

function atTheGift(): Player {
  const player = new Player(release);
  player.start();
  return player;
}
const shown = ({ state }: Player) => controlsOf({ release, state, playerStoryId: id(5) });

test('of several that may be picked, what was picked already does not count again', () => {
  const player = atTheGift();
  expect(shown(player)).toMatchObject({ pick: 2, rewards: [{ id: WHISTLE }, { id: BADGE }, { id: CHARM }] });
  player.answer({ option: BADGE });
  expect(shown(player)).toMatchObject({ pick: 1, rewards: [{ id: WHISTLE }, { id: CHARM }] });
});

test('in a run that has ended there is nothing to choose, though its moment was left open', () => {
  const player = atTheGift();
  player.state = endRun(player.state).state;
  expect(shown(player)).toBeUndefined();
});
