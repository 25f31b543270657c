import { decide } from '../src/decide.ts';
import { sceneOf } from '../src/scene.ts';
import type { Judgement } from '../src/types.ts';
import { type Player, says } from './build.ts';

type Sentence = (opponents: readonly string[]) => Partial<Judgement>;

export interface Duel {
  readonly outcome: string | null;
  readonly attacks: number;
  readonly defences: number;
  /** Share that was kept. */
  readonly health: number;
}

/** Fights a battle to its end, with what the player says to the opponents that stand. */
export function duel(
  player: Player,
  seed: string,
  { strikes, fends }: { strikes: Sentence; fends: Sentence },
): Duel {
  let { state } = player;
  const { release } = player;
  const count = { attacks: 0, defences: 0 };
  for (let turn = 1; ; turn += 1) {
    const { battle } = sceneOf(release, state);
    const attacks = battle?.phase === 'player_attack_input';
    const judgement = (attacks ? strikes : fends)(battle?.opponents ?? []);
    count[attacks ? 'attacks' : 'defences'] += 1;
    const input = says('words');
    const decision = decide({
      release,
      state,
      input,
      proposal: { judgement },
      seed: `${seed}:${turn}`,
      nowMs: 0,
    });
    ({ state } = decision);
    const { outcome } = decision.output;
    if (outcome !== null) return { ...count, outcome, health: state.moments[0]?.health ?? 0 };
  }
}
