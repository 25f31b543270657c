import { pick } from '../../chance.ts';
import { spoken } from '../../lines.ts';
import type { Turn } from '../../turn.ts';
import type { RosterCharacter, SpokenLine } from '../../types.ts';
import { type Battle, type BattleData, turnNumberOf } from './data.ts';
import { foesOf, standing, teamOf } from './field.ts';
import type { Words } from './numbers.ts';
import type { Opponent } from './schema.ts';

/** With what the player answers in a turn. */
export interface Said {
  readonly card: RosterCharacter;
  readonly foe: Opponent;
  readonly words: Words;
}

/** The card that plays: picked, else named, else `otherwise`, else the first that stands. */
export function chosenCard(
  { input, judgement, state, moment }: Turn<Battle>,
  otherwise?: string,
): RosterCharacter | undefined {
  const cards = standing(teamOf(state.roster, moment));
  const named = [...input.selectedCharacterIds, ...judgement.characters, ...(otherwise ? [otherwise] : [])];
  return firstNamed(cards, named) ?? cards[0];
}

/** The opponent that is meant: picked, else named, else the first that stands. */
export function chosenFoe(
  { input, judgement, moment }: Turn<Battle>,
  data: BattleData,
): Opponent | undefined {
  const foes = foesOf(moment, data);
  const target = judgement.target === null ? [] : [judgement.target];
  return firstNamed(foes, [...input.selectedCharacterIds, ...target, ...judgement.characters]) ?? foes[0];
}

/**
 * What the opponents begin now, by the seed: who strikes, whom, and with which of the author's lines. It is settled before
 * the player says how it is fended off.
 */
export function chosenStrike(turn: Turn<Battle>, data: BattleData, roster: readonly RosterCharacter[]) {
  const label = (what: string) => `battle:${turnNumberOf(data)}:${what}`;
  const foe = pick(turn.seed, label('who'), foesOf(turn.moment, data));
  const card = pick(turn.seed, label('whom'), standing(teamOf(roster, turn.moment)));
  if (!foe || !card) return null;
  const line = pick(turn.seed, label('line'), spoken(foe.attacks, turn));
  return {
    strike: { actorId: foe.characterId, targetId: card.characterId },
    say: line ? [line] : [],
  } satisfies { strike: BattleData['strike']; say: SpokenLine[] };
}

function firstNamed<T extends { readonly characterId: string }>(
  list: readonly T[],
  names: readonly string[],
): T | undefined {
  const name = names.find((each) => list.some((one) => one.characterId === each));
  return list.find((one) => one.characterId === name);
}
