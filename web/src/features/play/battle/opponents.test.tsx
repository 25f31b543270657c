/** @jest-environment ./scripts/jest/page-environment.mjs */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { GameOutput } from '../../../lib/protocol/frames.ts';
import type { View } from '../api.ts';
import { Hand } from '../hand/Hand.tsx';
import { selectStage } from '../selectStage.ts';
import { item, member, opponent, showOnStage, viewOf } from '../stage.fixture.tsx';
import { Opponents } from './Opponents.tsx';
import { Phase } from './Phase.tsx';

const storm = opponent('Storm');
const gull = opponent('Gull', { opponentCurrentHealth: 5 });

/** Everything of a battle but its words. */
async function fighting(controls: Partial<NonNullable<View['controls']>> = {}, fields: Partial<View> = {}) {
  const view = viewOf(
    'battle',
    { battlePhase: 'player_attack_input', ...controls },
    {
      battleOpponentCharacters: [storm, gull],
      ...fields,
    },
  );
  const stage = await showOnStage(({ game }) => (
    <>
      <Opponents view={selectStage(view, game.output)} />
      <Phase view={selectStage(view, game.output)} />
      <Hand view={selectStage(view, game.output)} run={selectStage(view, game.output)} />
    </>
  ));
  const press = (name: string | RegExp) => stage.user.click(screen.getByRole('button', { name }));
  return { ...stage, press };
}

const card = (name: RegExp) => screen.getByRole('button', { name });
const isPressed = (name: RegExp) => card(name).getAttribute('aria-pressed') === 'true';
const news = () => screen.getByRole('status').textContent;

const blow = (fields: Partial<GameOutput['battle_state_action_history'][number]> = {}) => ({
  ...{ turn_number: 1, actor_id: 'osk', actor_name: 'Osk', action: 'attack' },
  ...{ target_id: 'gull', target_name: 'Gull', damage: 4, recoil_damage: 0, was_thematic: false },
  ...fields,
});
const health = (opponent_id: string, opponent_current_health: number) =>
  ({ opponent_id, opponent_current_health }) as GameOutput['battle_state_opponent_characters'][number];

describe('the opponents', () => {
  test('the one it is about lies face up; whom the player aims at is turned over', async () => {
    const { press } = await fighting();
    expect(card(/^Storm,/).getAttribute('aria-label') ?? '').not.toContain('face down');
    expect(card(/^Gull,.*face down$/)).toBeTruthy();
    await press(/^Gull,/);
    expect(isPressed(/^Gull,/)).toBe(true);
    expect(card(/^Storm,.*face down$/)).toBeTruthy();
    await press(/^Gull,/);
    expect(card(/^Gull,.*face down$/)).toBeTruthy();
  });

  test('have the health that the newest answer tells, and one who has fallen cannot be aimed at', async () => {
    const { press, answered } = await fighting();
    answered({ battle_state_opponent_characters: [health('storm', 3), health('gull', -2)] });
    expect(card(/^Storm, opponent, attack 3, health 3 of 8/)).toBeTruthy();
    await press(/^Gull, opponent, attack 3, health 0 of 8$/);
    expect(isPressed(/^Gull,/)).toBe(false);
  });

  test('are none where nobody fights', async () => {
    await fighting({}, { battleOpponentCharacters: [] });
    expect(screen.queryByRole('list', { name: 'Opponents' })).toBeNull();
  });
});

describe('what is going on', () => {
  test('whose turn it is, in which manner, and for how many turns', async () => {
    const { answered } = await fighting({ askedStyle: 'elegant', turnsLeft: 2 });
    expect(screen.getByText('ATTACK')).toBeTruthy();
    expect(screen.getByText('Make it elegant').textContent).toContain('2 turns left');
    // The manner was asked for in the phase that is over.
    answered({ battle_state_next_phase: 'player_defense_input' });
    expect(screen.getByText('DEFEND')).toBeTruthy();
    expect(screen.queryByText('Make it elegant')).toBeNull();
  });

  test('the newest blows are said, with what they cost and what came back', async () => {
    const { answered } = await fighting();
    expect(news()).toBe('');
    answered({
      battle_state_action_history: [
        blow(),
        blow({ turn_number: 2, damage: 6, recoil_damage: 1, was_thematic: true }),
        blow({ turn_number: 2, action: 'defense', actor_name: 'Gull', was_thematic: true }),
      ],
    });
    expect(news()).toBe('Osk strikes Gull. 6 damage, 1 back on Osk, in style.Gull answers in style.');
  });

  test('whom a strike is aimed at is said, and at the card as well', async () => {
    const { answered } = await fighting();
    answered({
      battle_state_next_phase: 'player_defense_input',
      battle_state_strike: {
        ...{ actor_id: 'gull', actor_name: 'Gull', target_id: 'maud', target_name: 'Maud' },
      } as NonNullable<GameOutput['battle_state_strike']>,
    });
    expect(news()).toBe('Gull strikes at Maud!');
    expect(card(/^Maud,.*struck at now$/)).toBeTruthy();
    expect(card(/^Gull,/).getAttribute('aria-label') ?? '').not.toContain('face down');
  });

  test('a battle that is over asks for nothing any more', async () => {
    const { answered, press } = await fighting();
    answered({ complete_the_moment: true });
    expect(screen.queryByText('ATTACK')).toBeNull();
    await press(/^Osk,/);
    await press(/^Gull,/);
    expect([isPressed(/^Osk,/), isPressed(/^Gull,/)]).toEqual([false, false]);
  });
});

describe('the hand', () => {
  test('one card strikes, with one item: another press takes the other’s place', async () => {
    const { press } = await fighting({}, { playerItems: [item('Lamp'), item('Rope')] });
    await press(/^Osk,/);
    await press(/^Maud,/);
    await press(/^Lamp,/);
    await press(/^Rope,/);
    expect([/^Osk,/, /^Maud,/, /^Lamp,/, /^Rope,/].map(isPressed)).toEqual([false, true, false, true]);
  });

  test('shows health as the newest answer tells it, and who has burned out', async () => {
    const { answered } = await fighting({}, { enrolledCharacters: [member('Osk'), member('Maud')] });
    answered({
      player_characters: [
        { character_id: 'osk', character_current_health: 2 },
        { character_id: 'maud', character_current_health: 0 },
      ] as GameOutput['player_characters'],
    });
    expect(card(/^Osk, plain card, attack 4, health 2$/)).toBeTruthy();
    expect(card(/^Maud, .*health 0, burned out$/).getAttribute('aria-disabled')).toBe('true');
  });
});
