import type { BattleData } from '@fabula/rules/moments/battle/data';
import { inHand } from '@fabula/rules/moments/battle/field';
import { dataIn } from '@fabula/rules/moments/rules';
import type { BattleOutput } from '@fabula/rules/types';
import type { PlayedTurn } from './play.ts';

type Battle = Pick<BattleData, 'opponents' | 'history'>;

const NOTHING_YET: Battle = { opponents: [], history: [] };

/** Characters' ids of the opponents that fell in this turn. */
export function fallenIn({ before, decision }: PlayedTurn): string[] {
  const { opponents } = battleBefore(before);
  const hadFallen = new Set(opponents.filter(hasFallen).map(({ characterId }) => characterId));
  const now = decision.output.battle?.opponents ?? [];
  return now
    .filter((each) => hasFallen(each) && !hadFallen.has(each.characterId))
    .map((each) => each.characterId);
}

/** Ids of the items that had a part in this turn: given to a card to carry, or carried by or handed to the one that played a blow. */
export function itemsUsedIn(turn: PlayedTurn): string[] {
  return [...given(turn), ...inBlow(turn)];
}

function given({ before, decision }: PlayedTurn): string[] {
  const carrier = new Map(before.items.map(({ itemId, equippedTo }) => [itemId, equippedTo]));
  return decision.state.items
    .filter(({ itemId, equippedTo }) => equippedTo !== undefined && carrier.get(itemId) !== equippedTo)
    .map(({ itemId }) => itemId);
}

function inBlow({ before, input, judgement, decision }: PlayedTurn): string[] {
  const card = cardOf(decision.output.battle, battleBefore(before));
  if (card === undefined) return [];
  const carried = before.items.filter(({ equippedTo }) => equippedTo === card).map(({ itemId }) => itemId);
  const hand = inHand(before);
  const handed = [...input.selectedItemIds, ...(judgement?.items ?? [])].find((each) => hand.includes(each));
  return handed === undefined ? carried : [...carried, handed];
}

/** The card that the player struck or stood with; undefined where there was no blow. The other side's is told before it. */
function cardOf(after: BattleOutput | undefined | null, { history }: Battle): string | undefined {
  return after && after.history.length > history.length ? after.history.at(-1)?.actorId : undefined;
}

function battleBefore({ moments }: PlayedTurn['before']): Battle {
  const played = moments.at(-1);
  const data = played && dataIn<Partial<Battle>>(played, NOTHING_YET);
  return { ...NOTHING_YET, ...data };
}

function hasFallen({ currentHealth }: { readonly currentHealth: number }): boolean {
  return currentHealth === 0;
}
