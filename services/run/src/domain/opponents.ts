import type { MessageInitShape } from '@bufbuild/protobuf';
import type { BattleOpponentSchema } from '@fabula/proto/run/v1/view_pb';
import { effectsAt } from '@fabula/rules/effects';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { indexOf } from '@fabula/rules/release-index';
import { mediaUrl } from './media-url.ts';

/** An opponent's numbers in this battle: its author's for the battle, else the character's own. */
export interface Opponent {
  readonly characterId: string;
  readonly attack: number;
  readonly health: number;
}

export function opponentsOf(release: Release, moment: Moment): Opponent[] {
  if (!('opponents' in moment)) return [];
  return moment.opponents.map(({ characterId, attack, health }) => {
    const character = indexOf(release).characters.get(characterId);
    return {
      characterId,
      attack: attack ?? character?.baseAttack ?? 0,
      health: health ?? character?.baseHealth ?? 0,
    };
  });
}

/** The opponents as cards; `healths` by blueprint character id, as the battle stands. */
export function opponentCards(
  release: Release,
  moment: Moment,
  { language, healths }: { language: Language; healths: ReadonlyMap<string, number> },
): MessageInitShape<typeof BattleOpponentSchema>[] {
  return opponentsOf(release, moment).map(({ characterId, attack, health }) => {
    const character = indexOf(release).characters.get(characterId);
    const current = healths.get(characterId) ?? health;
    return {
      opponentId: characterId,
      blueprintCharacterId: characterId,
      opponentName: character?.name[language] ?? '',
      opponentCurrentHealth: current,
      opponentBaseHealth: health,
      opponentCurrentAttack: attack,
      opponentProperties: [...(character?.properties ?? [])],
      imageUrl: mediaUrl('image', release.story.id, character?.images.normal),
      effects: effectsAt(current / Math.max(health, 1), character),
    };
  });
}
