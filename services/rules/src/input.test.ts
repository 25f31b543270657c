import { expect, test } from '@jest/globals';
import { BADGE, GUEST, HOST, id, LAMP } from '../test/build.ts';
import { cardId } from './card-id.ts';
import { inputOf } from './input.ts';

const card = {
  currentAttack: 1,
  currentHealth: 1,
  maxHealth: 1,
  properties: [],
  cardType: 'Normal',
} as const;
const state = {
  roster: [GUEST, HOST].map((characterId) => ({ ...card, characterId, enrolledInMomentId: null })),
  items: [{ itemId: LAMP, source: 'default', acquiredInMomentId: null } as const],
};
const RUN = id(10).replace('0000-4000', 'abcd-4000');

test.each([RUN, RUN.toUpperCase()])(
  'cards are known by their own ids and by their blueprints in run %s',
  (run) => {
    const sent = {
      selectedCharacterIds: [cardId(RUN, HOST), GUEST],
      selectedItemIds: [cardId(RUN, LAMP), cardId(RUN, BADGE)],
      sacrificedProperties: [],
    };
    const understood = { kind: 'choice', words: '', wasCacheHit: false, playerStoryId: run, state } as const;
    expect(inputOf(sent, understood)).toMatchObject({
      selectedCharacterIds: [HOST, GUEST],
      selectedItemIds: [LAMP, cardId(RUN, BADGE)],
      interactionBetSize: null,
      ignoreSkip: false,
    });
  },
);
