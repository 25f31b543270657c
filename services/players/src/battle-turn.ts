import type { BattleData } from '@fabula/rules/moments/battle/data';
import type { BattleOutput } from '@fabula/rules/moments/battle/output';
import { inHand } from '@fabula/rules/moments/battle/sides';
import { dataIn } from '@fabula/rules/turn';
import type { PlayedTurn } from './play.ts';

type Battle = Pick<BattleData, 'opponents' | 'history'>;

const NOTHING_YET: Battle = { opponents: [], history: [] };

/** Characters' ids of the opponents that fell in this turn. */
export function fallenIn({ before, decision }: PlayedTurn): string[] {
  const { battle } = decision.output;
  if (!battle?.opponents.some(hasFallen)) return [];
  const { opponents } = battleBefore(before);
  const hadFallen = new Set(opponents.filter(hasFallen).map(({ characterId }) => characterId));
  return battle.opponents
    .filter((each) => hasFallen(each) && !hadFallen.has(each.characterId))
    .map((each) => each.characterId);
}

/** Ids of the items that had a part in this turn: given to a card to carry, or carried by or handed to the one that played a blow. */
export function itemsUsedIn(turn: PlayedTurn): string[] {
  return [...given(turn), ...inBlow(turn)];
}

function given({ before, decision }: PlayedTurn): string[] {
  if (!decision.output.equip) return [];
  const carrier = new Map(before.items.map(({ itemId, equippedTo }) => [itemId, equippedTo]));
  return decision.state.items
    .filter(({ itemId, equippedTo }) => equippedTo !== undefined && carrier.get(itemId) !== equippedTo)
    .map(({ itemId }) => itemId);
}

function inBlow({ before, input, judgement, decision }: PlayedTurn): string[] {
  const { battle } = decision.output;
  const card = battle ? cardOf(battle, battleBefore(before)) : undefined;
  if (card === undefined) return [];
  const carried = before.items.filter(({ equippedTo }) => equippedTo === card).map(({ itemId }) => itemId);
  const uncarried = inHand(before);
  const handed = [...input.selectedItemIds, ...(judgement?.items ?? [])].find((each) =>
    uncarried.includes(each),
  );
  return handed === undefined ? carried : [...carried, handed];
}

/** The card that the player struck or stood with; undefined where there was no blow. The other side's is told before it. */
function cardOf(after: BattleOutput, { history }: Battle): string | undefined {
  return after.history.length > history.length ? after.history.at(-1)?.actorId : undefined;
}

function battleBefore({ moments }: PlayedTurn['before']): Battle {
  const played = moments.at(-1);
  const data = played && dataIn<Partial<Battle>>(played, NOTHING_YET);
  return { ...NOTHING_YET, ...data };
}

function hasFallen({ currentHealth }: { readonly currentHealth: number }): boolean {
  return currentHealth === 0;
}
