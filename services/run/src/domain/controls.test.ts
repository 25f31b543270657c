import { cardId } from '@fabula/rules/card-id';
import { endRun } from '@fabula/rules/run';
import { expect, test } from '@jest/globals';
import {
  aMoment,
  aRelease,
  BADGE,
  both,
  CHARM,
  character,
  examples,
  GUEST,
  HOST,
  id,
  item,
  LAMP,
  line,
  Player,
  talk,
  WHISTLE,
} from '../../../rules/test/build.ts';
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

const RUN = id(5);
const lines = [line('?')];
const good = [{ id: 'slow', points: 40, examples: examples('slow') }];
function inMoment(fields: object): Player {
  const story = aRelease(
    [aMoment(1, { ...talk, ...fields, transitions: [{ to: id(2) }] }), aMoment(2, { type: 'epilogue' })],
    { maxInteractions: 6 },
    { characters: [HOST, GUEST].map((each) => character(each, { isEnrolledByDefault: true })) },
  );
  const player = new Player(story);
  player.start();
  return player;
}
const remembered = ({ release: story, state }: Player) =>
  controlsOf({ release: story, state, playerStoryId: RUN })?.remembered;

test('of an upgrade, all that was said or chosen is told, but no bet that has become too high', () => {
  const level = {
    id: 'line',
    label: both('line'),
    examples: examples('line'),
    odds: 60,
    finishes: ['Marble'],
  };
  const player = inMoment({
    ...{ type: 'upgrade', difficulties: [level, { ...level, id: 'other' }], maxBet: 3, performances: good },
    ...{ askWho: lines, askBet: lines, askDifficulty: lines, askPerformance: lines },
    ...{ decline: { examples: examples('no'), lines }, success: lines, failure: lines },
  });
  expect(remembered(player)).toEqual({ sacrificedProperties: [] });
  player.answer({ bet: 3, difficulty: 'line', sacrificed: ['Water'] }, { selectedCharacterIds: [GUEST] });
  expect(remembered(player)).toEqual({
    ...{ characterId: cardId(RUN, GUEST), difficulty: 'line', interactionBetSize: 3 },
    sacrificedProperties: ['Water'],
  });
  player.answer({ deflection: 'chat' });
  player.answer({ deflection: 'chat' });
  expect(remembered(player)).not.toHaveProperty('interactionBetSize');
});

test('of an equipment, who and what is told', () => {
  const player = inMoment({
    ...{
      type: 'equip',
      scoreThresholdForAward: 60,
      attempts: 9,
      itemIds: [LAMP, WHISTLE],
      qualities: good,
      suits: [],
    },
    ...{ properties: [], askWho: lines, askWhat: lines, awarded: lines, again: lines, failure: lines },
  });
  expect(remembered(player)).toEqual({});
  player.answer({ characters: [GUEST], items: [LAMP], deflection: 'chat' });
  player.answer({ characters: [GUEST] });
  expect(remembered(player)).toEqual({ characterId: cardId(RUN, GUEST), itemId: cardId(RUN, LAMP) });
});
