import { pick } from '../../chance.ts';
import { spoken } from '../../lines.ts';
import type { Turn } from '../../turn.ts';
import type { RosterCharacter, SpokenLine } from '../../types.ts';
import type { Words } from './blows.ts';
import { type Battle, type BattleData, turnNumberOf } from './data.ts';
import type { Opponent } from './schema.ts';
import { standing, standingOpponents, teamOf } from './sides.ts';

/** With what the player answers in a turn. */
export interface PlayerMove {
  readonly card: RosterCharacter;
  readonly opponent: Opponent;
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
export function chosenOpponent(
  { input, judgement, moment }: Turn<Battle>,
  data: BattleData,
): Opponent | undefined {
  const opponents = standingOpponents(moment, data);
  const target = judgement.target === null ? [] : [judgement.target];
  return (
    firstNamed(opponents, [...input.selectedCharacterIds, ...target, ...judgement.characters]) ?? opponents[0]
  );
}

/**
 * What the opponents begin now, by the seed: who strikes, whom, and with which of the author's lines. It is settled before
 * the player says how it is fended off.
 */
export function chosenStrike(turn: Turn<Battle>, data: BattleData, roster: readonly RosterCharacter[]) {
  const label = (what: string) => `battle:${turnNumberOf(data)}:${what}`;
  const opponent = pick(turn.seed, label('who'), standingOpponents(turn.moment, data));
  const card = pick(turn.seed, label('whom'), standing(teamOf(roster, turn.moment)));
  if (!opponent || !card) return null;
  const line = pick(turn.seed, label('line'), spoken(opponent.attacks, turn));
  return {
    strike: { actorId: opponent.characterId, targetId: card.characterId },
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
