import type { GameOutput } from '../../../lib/protocol/frames.ts';
import type { View } from '../api.ts';

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

export interface Strike {
  actorId: string;
  actorName: string;
  targetId: string;
  targetName: string;
}

/** A battle as it is now. */
export interface Battle {
  /** Whose turn it is. */
  phase: string | undefined;
  /** The actions of its newest turn. */
  blows: readonly Blow[];
  /** The output that has told of them; undefined where the page has only seen the view. */
  toldBy: string | undefined;
  /** What an opponent has begun and the player is to fend off. */
  strike: Strike | undefined;
  /** The manner that is asked for, and how many turns there are for it. */
  style: string | undefined;
  turnsLeft: number | undefined;
}

type Action = GameOutput['battle_state_action_history'][number];
type Turned = Blow & { turn: number };

const fromFrame = (action: Action): Turned => ({
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

/** From the newest output that tells of any, else from the view. */
function newestBlows(view: View, output: GameOutput | undefined): Turned[] {
  const told = output?.battle_state_action_history ?? [];
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

function strikeNow(
  view: View,
  output: GameOutput | undefined,
  phase: string | undefined,
): Strike | undefined {
  if (phase !== 'player_defense_input' || output?.complete_the_moment) return undefined;
  const told = output?.battle_state_strike;
  if (!told) return output?.battle_state_next_phase ? undefined : view.controls?.battleStrike;
  const { actor_id, actor_name, target_id, target_name } = told;
  return { actorId: actor_id, actorName: actor_name, targetId: target_id, targetName: target_name };
}

/** Undefined where there is none. */
export function battleNow(view: View, output: GameOutput | undefined): Battle | undefined {
  if (view.momentType !== 'battle') return undefined;
  const phase = output?.battle_state_next_phase ?? view.controls?.battlePhase;
  // After an output the view is of the turn before it, for a moment: so is the manner that it asks for.
  const controls = view.controls?.battlePhase === phase ? view.controls : undefined;
  return {
    phase,
    blows: newestBlows(view, output),
    toldBy: output?.input_id,
    strike: strikeNow(view, output, phase),
    ...{ style: controls?.askedStyle, turnsLeft: controls?.turnsLeft },
  };
}

/** What a fighter has lost in these actions, by blow and by recoil. */
export function lossOf(blows: readonly Blow[], id: string): number {
  return blows.reduce(
    (sum, blow) => sum + (blow.targetId === id ? blow.damage : 0) + (blow.actorId === id ? blow.recoil : 0),
    0,
  );
}
