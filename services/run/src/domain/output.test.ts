import { cardId } from '@fabula/rules/card-id';
import { expect, test } from '@jest/globals';
import {
  aMoment,
  aRelease,
  BADGE,
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
} from '../../../rules/test/build.ts';
import { gameOutput } from './output.ts';

const forge = aMoment(1, {
  ...{ ...talk, type: 'equip', attempts: 1, scoreThresholdForAward: 50 },
  qualities: [{ id: 'good', points: 60, examples: examples('good') }],
  ...Object.fromEntries(
    ['askWho', 'askWhat', 'awarded', 'again', 'failure'].map((name) => [name, [line(name)]]),
  ),
  grants: [{ on: 'completion', itemIds: [BADGE] }],
  transitions: [{ to: id(2) }],
});
const release = aRelease(
  [forge, aMoment(2, { type: 'epilogue' })],
  {},
  {
    characters: [character(HOST), character(GUEST, { isEnrolledByDefault: true })],
    items: [item(LAMP, { isAcquiredByDefault: true }), item(BADGE)],
  },
);
const RUN = id(5);

function forged(quality: number) {
  const player = new Player(release);
  player.start();
  const names = { playerMomentId: id(6), inputId: 'one', attempt: 1, transcript: 'words' };
  return gameOutput(player.answer({ quality }), names, { release, playerStoryId: RUN });
}

test('an item that was not forged is nobody’s, even where something else is given', () => {
  const failed = forged(10);
  expect(failed).toMatchObject({ isAwarded: true, awardId: cardId(RUN, BADGE), outcome: 'failure' });
  expect([failed.equippedCharacterId, failed.equippedItemId]).toEqual([undefined, undefined]);
  expect(forged(70)).toMatchObject({
    isAwarded: true,
    equippedCharacterId: cardId(RUN, GUEST),
    equippedItemId: cardId(RUN, LAMP),
  });
});
