import { expect, test } from '@jest/globals';
import { output } from '../../../lib/game/output.fixture.ts';
import type { SceneT } from '../../../lib/i18n/scene.ts';
import type { View } from '../api.ts';
import { selectStage } from '../selectStage.ts';
import { handCards } from './handCards.ts';

const tell = ((key: string) => key) as unknown as SceneT;
const item = (id: string, isKept = false) => ({
  ...{ id, blueprintItemId: id, name: id, properties: [], isKept },
  imageUrls: [`/${id}.jpg`],
});
const member = (id: string, fields: object = {}) => ({
  characterId: id,
  characterName: id,
  characterCardType: 'Normal',
  characterProperties: [],
  characterCurrentHealth: 5,
  equippedItems: [],
  effects: [],
  isBurnedOut: false,
  ...fields,
});
const run = (momentType: string): View =>
  ({
    momentType,
    controls: { itemIds: ['lamp', 'kettle', 'shawl'], rewards: [], tasks: [] },
    enrolledCharacters: [
      member('ada', { equippedItems: [item('kettle'), item('shawl', true)] }),
      member('bruno'),
    ],
    battleOpponentCharacters: [],
    playerItems: [
      { availableItemId: 'lamp', imageUrls: [] },
      { availableItemId: 'shell', imageUrls: [] },
    ],
  }) as unknown as View;
const inHand = (view: View, told = output()) =>
  handCards(tell, { view, run: selectStage(view, told) }).map(({ id, off }) => (off ? `(${id})` : id));

test('the forge takes what it takes, carried by somebody or not, but nothing that is kept for good', () => {
  expect(inHand(run('equip'))).toEqual(['ada', 'bruno', 'lamp', 'kettle']);
  const [kettle] = handCards(tell, { view: run('equip'), run: run('equip') }).slice(-1);
  expect(kettle?.face.image).toBe('/kettle.jpg');
});

test('in a battle whatever nobody carries can be handed over, and who has burned out cannot fight', () => {
  const struck = output({ player_characters: [{ character_id: 'bruno', character_current_health: 0 }] });
  expect(inHand(run('battle'), struck)).toEqual(['ada', '(bruno)', 'lamp', 'shell']);
});

test('where nothing is chosen, the team is only shown', () => {
  expect(inHand(run('dialogue'))).toEqual(['(ada)', '(bruno)']);
});
