/** @jest-environment ./scripts/jest/page-environment.mjs */
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { gameEvents } from '../../../lib/game/state.ts';
import type { View } from '../api.ts';
import { Hand } from '../hand/Hand.tsx';
import { selectStage } from '../selectStage.ts';
import { item, member, showOnStage, viewOf } from '../stage.fixture.tsx';
import { ControlPanel } from './ControlPanel.tsx';

/** A moment's panel above the cards in hand. */
async function playing(view: View) {
  const stage = await showOnStage(({ game, session }) => (
    <>
      <ControlPanel view={selectStage(view, game.output)} session={session} />
      <Hand view={selectStage(view, game.output)} run={selectStage(view, game.output)} />
    </>
  ));
  const press = (name: string | RegExp) => stage.user.click(screen.getByRole('button', { name }));
  return { ...stage, press };
}

const isPressed = (name: string | RegExp) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const isDisabled = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('the panel of a moment', () => {
  test('is there as long as there is something to choose', async () => {
    const stage = await playing(viewOf('assemble'));
    expect(screen.getByRole('button', { name: 'These stay' })).toBeTruthy();
    stage.answered({ complete_the_moment: true });
    expect(screen.queryByRole('button', { name: 'These stay' })).toBeNull();
  });

  test('is none where the player only speaks', async () => {
    const { container } = await playing(viewOf('dialogue', {}, { enrolledCharacters: [], playerItems: [] }));
    expect(container.textContent).toBe('');
  });
});

describe('assembling', () => {
  test('says how many are chosen, and sends exactly those who stay', async () => {
    const { press, answers } = await playing(viewOf('assemble'));
    expect(isDisabled('These stay')).toBe(true);
    await press(/^Osk,/);
    expect(screen.getByText('1 of 2 chosen').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'polite',
    );
    await press(/^Maud,/);
    await press(/^Osk,/);
    expect([isPressed(/^Osk,/), isPressed(/^Maud,/)]).toEqual([false, true]);
    await press('These stay');
    expect(answers).toEqual([{ kind: 'choice', selected_character_ids: ['maud'] }]);
  });

  test('lets nobody in whose place is taken, until one goes', async () => {
    const { press } = await playing(
      viewOf('assemble', {}, { enrolledCharacters: ['Osk', 'Maud', 'Yann'].map((name) => member(name)) }),
    );
    await press(/^Osk,/);
    await press(/^Maud,/);
    await press(/^Yann,/);
    expect(isPressed(/^Yann,/)).toBe(false);
    expect(screen.getByRole('button', { name: /^Yann,/ }).getAttribute('aria-disabled')).toBe('true');
    await press(/^Osk,/);
    await press(/^Yann,/);
    expect(isPressed(/^Yann,/)).toBe(true);
  });

  test('waits while an answer is on its way', async () => {
    const { press, tell } = await playing(viewOf('assemble'));
    await press(/^Osk,/);
    tell(gameEvents.inputSent({ inputId: 'i2', words: 'Osk' }));
    expect(isDisabled('These stay')).toBe(true);
  });
});

describe('a reward', () => {
  const offers = [
    { id: 'b-kettle', name: 'Kettle', kind: 'item', description: 'It sings.', imageUrl: '' },
    { id: 'b-yann', name: 'Yann', kind: 'character', description: '', imageUrl: '' },
    { id: 'b-shawl', name: 'Shawl', kind: 'item', description: '', imageUrl: '' },
  ] as unknown as NonNullable<View['controls']>['rewards'];

  test('of which one can be taken: another press changes the mind', async () => {
    const { press, answers } = await playing(viewOf('reward', { rewards: offers, pick: 1 }));
    expect(within(screen.getByRole('list', { name: 'Offered to you' })).getByText('It sings.')).toBeTruthy();
    expect(isDisabled('Take')).toBe(true);
    await press('Kettle, New item');
    await press('Yann, New character');
    expect(isPressed('Kettle, New item')).toBe(false);
    await press('Take');
    expect(answers).toEqual([{ kind: 'choice', selected_character_ids: ['b-yann'] }]);
  });

  test('of which two can be taken: the third is refused', async () => {
    const { press, answers } = await playing(viewOf('reward', { rewards: offers, pick: 2 }));
    for (const name of ['Kettle, New item', 'Yann, New character', 'Shawl, New item']) await press(name);
    expect(screen.getByText('2 of 2 chosen')).toBeTruthy();
    await press('Take');
    expect(answers).toEqual([
      { kind: 'choice', selected_item_ids: ['b-kettle'], selected_character_ids: ['b-yann'] },
    ]);
  });

  test('of fewer things than could be taken asks for no more than there are', async () => {
    await playing(viewOf('reward', { rewards: offers.slice(0, 1), pick: 3 }));
    expect(screen.getByText('0 of 1 chosen')).toBeTruthy();
  });
});

describe('equipping', () => {
  test('says who gets what as the cards are chosen, and how many attempts are left', async () => {
    const view = viewOf('equip', { itemIds: ['lamp'], attemptsLeft: 1 });
    const { press } = await playing(view);
    expect(screen.getByText('What for whom?')).toBeTruthy();
    expect(screen.getByText('1 attempt left')).toBeTruthy();
    await press(/^Lamp,/);
    expect(screen.getByText('Lamp for whom?')).toBeTruthy();
    await press(/^Maud,/);
    expect(screen.getByText('Lamp for Maud').closest('[aria-live]')).toBeTruthy();
    await press(/^Osk,/);
    expect(screen.getByText('Lamp for Osk')).toBeTruthy();
  });

  test('remembers what was said before, until a hand chooses otherwise', async () => {
    const remembered = { characterId: 'maud', itemId: 'lamp', sacrificedProperties: [] };
    const view = viewOf('equip', {
      itemIds: ['lamp'],
      remembered: remembered as unknown as NonNullable<NonNullable<View['controls']>['remembered']>,
    });
    const { press } = await playing(view);
    expect(screen.getByText('Lamp for Maud')).toBeTruthy();
    expect(isPressed(/^Maud,/)).toBe(true);
    await press(/^Osk,/);
    expect(screen.getByText('Lamp for Osk')).toBeTruthy();
  });
});

describe('upgrading', () => {
  const view = viewOf(
    'upgrade',
    {
      difficulties: [
        { id: 'easy', label: 'Easy', odds: 80 },
        { id: 'hard', label: 'Hard', odds: 20 },
      ] as unknown as NonNullable<View['controls']>['difficulties'],
      maxBet: 3,
    },
    { enrolledCharacters: [member('Osk', { characterProperties: ['Water', 'Fire'] }), member('Maud')] },
  );

  test('tells what to do next: first a card, then a performance for it', async () => {
    const { press } = await playing(view);
    expect(screen.getByText('Choose one of your cards.').getAttribute('aria-live')).toBe('polite');
    await press(/^Osk,/);
    expect(screen.getByText('Now perform for Osk.')).toBeTruthy();
  });

  test('shows each difficulty with its odds, one of which is chosen', async () => {
    const { user } = await playing(view);
    const easy = screen.getByRole<HTMLInputElement>('radio', { name: 'Easy 80%' });
    const hard = screen.getByRole<HTMLInputElement>('radio', { name: 'Hard 20%' });
    await user.click(easy);
    await user.click(hard);
    expect([easy.checked, hard.checked]).toEqual([false, true]);
  });

  test('offers up what the chosen card has, and nothing of a card that has nothing', async () => {
    const { press } = await playing(view);
    await press(/^Osk,/);
    const offers = screen.getByRole('group', { name: 'Offer up, of Osk' });
    await press('Water');
    expect(within(offers).getByRole('button', { name: 'Water' }).getAttribute('aria-pressed')).toBe('true');
    await press('Water');
    expect(isPressed('Water')).toBe(false);
    await press(/^Maud,/);
    expect(screen.queryByRole('group', { name: /^Offer up/ })).toBeNull();
  });
});

describe('teamwork', () => {
  const tasks = [
    { id: 'flame', label: 'The flame', characterId: 'osk', isAsked: false },
    { id: 'watch', label: 'The watch', isAsked: true },
    { id: 'bell', label: 'The bell', isAsked: false },
  ] as unknown as NonNullable<View['controls']>['tasks'];
  const view = viewOf('teamwork', { tasks, turnsLeft: 4 });

  test('says who has which task, and which is asked for', async () => {
    await playing(view);
    const list = within(screen.getByRole('list', { name: 'Tasks' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The flame Osk',
      'The watch asked for now',
      'The bell nobody yet',
    ]);
    expect(screen.getByText('4 turns left')).toBeTruthy();
  });

  test('gives the chosen card the task that is asked for, or the one that was pressed', async () => {
    const { press, answers } = await playing(view);
    await press(/^Maud,/);
    await press('The watch: Maud');
    await press(/^The bell/);
    await press('The bell: Maud');
    expect(answers).toEqual([
      { kind: 'choice', selected_character_ids: ['maud'], selected_path: 'watch' },
      { kind: 'choice', selected_character_ids: ['maud'], selected_path: 'bell' },
    ]);
  });

  test('a task that somebody has is not given again', async () => {
    await playing(view);
    expect(screen.queryByRole('button', { name: /^The flame/ })).toBeNull();
  });
});

describe('a battle', () => {
  const action = (turn: number) => ({
    ...{ turn_number: turn, actor_id: 'osk', actor_name: 'Osk', action: 'attack' },
    ...{ target_id: 'storm', target_name: 'The Storm', was_thematic: false, damage: 4, recoil_damage: 0 },
  });

  test('says at its beginning how it is fought, and is silent once it is', async () => {
    const { answered } = await playing(viewOf('battle', { battlePhase: 'player_attack_input' }));
    expect(screen.getByText('Choose a card and whom it strikes, then say how.')).toBeTruthy();
    answered({ battle_state_next_phase: 'player_defense_input' });
    expect(screen.getByText('Choose a card, then say how it holds.')).toBeTruthy();
    answered({ battle_state_action_history: [action(2), action(2)] });
    expect(screen.queryByText(/^Choose a card/)).toBeNull();
  });

  test('a card that has burned out cannot be chosen', async () => {
    const { press } = await playing(
      viewOf(
        'battle',
        {},
        { enrolledCharacters: [member('Osk', { characterCurrentHealth: 0 })], playerItems: [item('Lamp')] },
      ),
    );
    await press(/^Osk,.*burned out/);
    expect(isPressed(/^Osk,/)).toBe(false);
  });
});
