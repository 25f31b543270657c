import type { GameOutput, Snake } from '../../../lib/protocol/frames.ts';
import type { View } from '../api.ts';

type Controls = NonNullable<View['controls']>;
/** An action of a fighter: attack or defense. */
export type Blow = Controls['battleHistory'][number];
type Strike = NonNullable<Controls['battleStrike']>;

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

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

/** A part of a frame, named as the view names the same. */
const asInView = <V extends object>(part: Snake<V>): V =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [camel(name), value])) as V;

/** From the newest output that tells of any, else from the view. */
function newestBlows(view: View, output: GameOutput | undefined): Blow[] {
  const told = output?.battle_state_action_history ?? [];
  const all = told.length > 0 ? told.map(asInView<Blow>) : (view.controls?.battleHistory ?? []);
  const last = all.at(-1)?.turnNumber;
  return all.filter(({ turnNumber }) => turnNumber === last);
}

function strikeNow(
  view: View,
  output: GameOutput | undefined,
  phase: string | undefined,
): Strike | undefined {
  if (phase !== 'player_defense_input' || output?.complete_the_moment) return undefined;
  const told = output?.battle_state_strike;
  if (told) return asInView<Strike>(told);
  return output?.battle_state_next_phase ? undefined : view.controls?.battleStrike;
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
    (sum, blow) =>
      sum + (blow.targetId === id ? blow.damage : 0) + (blow.actorId === id ? blow.recoilDamage : 0),
    0,
  );
}
