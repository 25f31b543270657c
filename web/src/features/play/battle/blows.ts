import type { GameState } from '../../../lib/game/state.ts';
import type { GameOutput } from '../../../lib/protocol/frames.ts';
import type { View } from '../api.ts';
import { battlePhase } from '../facts.ts';

export interface Blow {
  actorId: string;
  actorName: string;
  targetId: string;
  targetName: string;
  /** attack or defense. */
  action: string;
  damage: number;
  recoil: number;
  thematic: boolean;
}

type Action = GameOutput['battle_state_action_history'][number];

const fromFrame = (action: Action): Blow & { turn: number } => ({
  turn: action.turn_number,
  actorId: action.actor_id,
  actorName: action.actor_name,
  targetId: action.target_id,
  targetName: action.target_name,
  action: action.action,
  damage: action.damage,
  recoil: action.recoil_damage,
  thematic: action.was_thematic,
});

/** The actions of a battle's newest turn: from the newest output that tells of any, else from the view. */
export function newestBlows(view: View, game: GameState): Blow[] {
  if (view.momentType !== 'battle') return [];
  const told = game.output?.battle_state_action_history ?? [];
  const known = (view.controls?.battleHistory ?? []).map(({ turnNumber, recoilDamage, ...one }) => ({
    ...one,
    turn: turnNumber,
    recoil: recoilDamage,
    thematic: one.wasThematic,
  }));
  const all = told.length > 0 ? told.map(fromFrame) : known;
  const last = all.at(-1)?.turn;
  return all.filter(({ turn }) => turn === last);
}

export interface Strike {
  actorId: string;
  actorName: string;
  targetId: string;
  targetName: string;
}

/** What an opponent has begun and the player is to fend off; the newest output knows better than the view. */
export function strikeOf(view: View, game: GameState): Strike | undefined {
  if (battlePhase(view, game) !== 'player_defense_input' || game.output?.complete_the_moment)
    return undefined;
  const told = game.output?.battle_state_strike;
  if (!told) return game.output?.battle_state_next_phase ? undefined : view.controls?.battleStrike;
  const { actor_id, actor_name, target_id, target_name } = told;
  return { actorId: actor_id, actorName: actor_name, targetId: target_id, targetName: target_name };
}

/** What a fighter has lost in these actions, by blow and by recoil. */
export function lossOf(blows: readonly Blow[], id: string): number {
  return blows.reduce(
    (sum, blow) => sum + (blow.targetId === id ? blow.damage : 0) + (blow.actorId === id ? blow.recoil : 0),
    0,
  );
}
