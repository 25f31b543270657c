import { describe, expect, test } from '@jest/globals';
import { type Selection, selectionSlice } from '../../../lib/game/selection.ts';
import type { View } from '../api.ts';
import { choiceOf, choosing, taskFor, withRemembered } from './choosing.ts';

type Controls = NonNullable<View['controls']>;
const controls = (fields: Partial<Controls>): Controls =>
  ({ rewards: [], tasks: [], difficulties: [], itemIds: [], ...fields }) as Controls;
const view = (momentType: string, fields: Partial<View> = {}): View =>
  ({
    momentType,
    maxNumberOfCharacters: 2,
    enrolledCharacters: [{ characterId: 'osk', characterProperties: ['Grass', 'Water'] }],
    ...fields,
  }) as View;
const chosen = (fields: Partial<Selection>): Selection => ({
  ...selectionSlice.getInitialState(),
  ...fields,
});
const tasks = [
  { id: 'flame', label: 'The flame', characterId: 'osk', isAsked: false },
  { id: 'watch', label: 'The watch', isAsked: true },
  { id: 'bell', label: 'The bell', isAsked: false },
];
const given = view('teamwork', { controls: controls({ tasks }) });

test('a moment says how many cards can be chosen', () => {
  const most = ['battle', 'equip', 'upgrade', 'teamwork', 'assemble', 'dialogue', 'epilogue'].map((type) => {
    const { characters, items } = choosing(view(type));
    return [type, characters, items];
  });
  expect(most).toEqual([
    ['battle', 1, 1],
    ['equip', 1, 1],
    ['upgrade', 1, 0],
    ['teamwork', 1, 0],
    ['assemble', 2, 0],
    ['dialogue', 0, 0],
    ['epilogue', 0, 0],
  ]);
});

describe('what was chosen travels with the answer', () => {
  test('nothing, where nothing was chosen or nothing can be', () => {
    expect(choiceOf(view('battle'), chosen({}))).toEqual({});
    expect(choiceOf(view('dialogue'), chosen({ characters: ['osk'] }))).toEqual({});
    expect(choiceOf(view('upgrade'), chosen({}))).toEqual({});
  });
  test('battle: the card, the opponent, what it is handed', () => {
    const selection = chosen({ characters: ['osk'], items: ['lamp'], foe: 'storm' });
    expect(choiceOf(view('battle'), selection)).toEqual({
      selected_character_ids: ['osk', 'storm'],
      selected_item_ids: ['lamp'],
    });
  });
  test('upgrade: the card, the difficulty, the bet, and only properties that it has', () => {
    const selection = chosen({
      characters: ['osk'],
      difficulty: 'hard',
      bet: 2,
      sacrificed: ['Fire', 'Water'],
    });
    expect(choiceOf(view('upgrade'), selection)).toEqual({
      selected_character_ids: ['osk'],
      difficulty: 'hard',
      interaction_bet_size: 2,
      sacrificed_properties: ['Water'],
    });
  });
  test('upgrade: no bet is a choice too, and what was not chosen is not sent', () => {
    const most = (maxBet: number) => view('upgrade', { controls: controls({ maxBet }) });
    expect(choiceOf(most(4), chosen({ bet: 0 }))).toEqual({ interaction_bet_size: 0 });
    expect(choiceOf(most(4), chosen({ difficulty: 'hard' }))).toEqual({ difficulty: 'hard' });
    expect(choiceOf(most(2), chosen({ bet: 4 }))).toEqual({ interaction_bet_size: 2 });
  });
  test('teamwork: a card for the task that is asked for, or for the one that was pressed', () => {
    const card = { selected_character_ids: ['osk'] };
    expect(choiceOf(given, chosen({ characters: ['osk'] }))).toEqual({ ...card, selected_path: 'watch' });
    expect(choiceOf(given, chosen({ characters: ['osk'], task: 'bell' }))).toEqual({
      ...card,
      selected_path: 'bell',
    });
    expect(choiceOf(given, chosen({ task: 'bell' }))).toEqual({});
  });
  test('reward: things and people, each by their own field', () => {
    const rewards = [
      { id: 'lamp', kind: 'item' },
      { id: 'bruno', kind: 'character' },
      { id: 'fish', kind: 'dynamic_item' },
    ] as Controls['rewards'];
    const selection = chosen({ items: ['fish', 'bruno'] });
    expect(choiceOf(view('reward', { controls: controls({ rewards }) }), selection)).toEqual({
      selected_character_ids: ['bruno'],
      selected_item_ids: ['fish'],
    });
  });
});

describe('what the server remembers', () => {
  type Remembered = NonNullable<Controls['remembered']>;
  const at = (remembered: Remembered) => view('upgrade', { controls: controls({ maxBet: 4, remembered }) });
  const kept = at({
    ...{ characterId: 'osk', difficulty: 'hard', interactionBetSize: 3 },
    sacrificedProperties: ['Water'],
  });
  const nothing = selectionSlice.getInitialState();

  test('is shown, and goes with the next answer', () => {
    expect(choiceOf(kept, withRemembered(kept, nothing))).toEqual({
      selected_character_ids: ['osk'],
      difficulty: 'hard',
      interaction_bet_size: 3,
      sacrificed_properties: ['Water'],
    });
  });
  test('gives way to what is chosen here: an offering can be taken back, a bet can be none', () => {
    const sent = choiceOf(kept, withRemembered(kept, chosen({ bet: 0, sacrificed: [] })));
    expect(sent).toEqual({ selected_character_ids: ['osk'], difficulty: 'hard', interaction_bet_size: 0 });
  });
  test('was offered of one card, not of another', () => {
    expect(withRemembered(kept, chosen({ characters: ['mab'] })).sacrificed).toEqual([]);
    const noCard = at({ sacrificedProperties: ['Water'] });
    expect(withRemembered(noCard, chosen({ characters: ['osk'] })).sacrificed).toEqual(['Water']);
  });
  test('at the forge: who and what', () => {
    const forge = view('equip', {
      controls: controls({ remembered: { characterId: 'osk', itemId: 'lamp', sacrificedProperties: [] } }),
    });
    expect(withRemembered(forge, chosen({ items: ['bell'] }))).toMatchObject({
      ...{ characters: ['osk'], items: ['bell'] },
    });
    expect(withRemembered(view('assemble'), nothing)).toBe(nothing);
  });
});

test('a task that somebody has is not given again', () => {
  expect(taskFor(given, 'flame')?.id).toBe('watch');
  expect(taskFor(view('teamwork'), undefined)).toBeUndefined();
});
