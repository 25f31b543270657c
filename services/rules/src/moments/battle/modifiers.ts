import { finishText, isPlain } from '../../finishes.ts';
import type { Blow, Fighter } from './blows.ts';
import type { AppliedModifier } from './output.ts';

/** A blow, and what the card's finish has changed in it: nothing is told of a finish that changed no number. */
export function modified(
  card: Fighter,
  strike: (card: Fighter) => Blow,
): { readonly blow: Blow; readonly modifiers: readonly AppliedModifier[] } {
  const blow = strike(card);
  if (isPlain(card.cardType)) return { blow, modifiers: [] };
  const plain = strike({ ...card, cardType: 'Normal' });
  const isChanged = blow.damage !== plain.damage || blow.recoil !== plain.recoil;
  const { characterId, cardType } = card;
  const { description } = finishText(cardType);
  return { blow, modifiers: isChanged ? [{ characterId, cardType, description }] : [] };
}
