import type { MessageInitShape } from '@bufbuild/protobuf';
import type { GameOutputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { cardId } from '@fabula/rules/card-id';
import type { Release } from '@fabula/rules/release/release';
import type { Decision } from '@fabula/rules/types';
import { battlePart } from './battle-rows.ts';

export interface TurnNames {
  readonly playerMomentId: string;
  readonly inputId: string;
  readonly attempt: number;
  readonly transcript: string;
}

/** The run that a decision is about. */
export interface OutputSource {
  readonly release: Release;
  readonly playerStoryId: string;
}

type GameOutput = Exclude<MessageInitShape<typeof GameOutputSchema>, { $typeName: string }>;

/** What the player is sent of a decision. Its epoch and seq are the gateway's; a player's own cards go by their ids. */
export function gameOutput(decision: Decision, names: TurnNames, source: OutputSource): GameOutput {
  const { output, state } = decision;
  const { transcript, ...ids } = names;
  return {
    ...ids,
    ...present(output),
    transcribedPlayerAnswer: transcript,
    dialogue: output.dialogue,
    completeTheMoment: output.completeTheMoment,
    endOfGame: output.endOfGame,
    wasPerfectAnswer: output.wasPerfectAnswer,
    wasCacheHit: output.wasCacheHit,
    characterEmotionKey: output.emotion.key,
    characterEmotionStrength: output.emotion.strength,
    playerFacts: [...output.playerFacts],
    interactionBetSize: output.interactionBetSize,
    loopCurrentNumberOfInteractions: state.interactions.used,
    loopMaxNumberOfInteractions: state.interactions.max,
    notHeard: output.notHeard,
    ...cardsPart(decision, source),
  };
}

/** What may be absent, where it is there. */
function present(output: Decision['output']): GameOutput {
  const { nextMomentId, score, loopRank, progress, outcome } = output;
  return {
    ...(nextMomentId !== null && { nextMomentId }),
    ...(score !== null && { score }),
    ...(loopRank !== null && { loopRank }),
    ...(progress !== null && { progress }),
    ...(outcome !== null && { outcome }),
  };
}

function cardsPart({ output, state }: Decision, { release, playerStoryId }: OutputSource): GameOutput {
  const card = (blueprintId: string) => cardId(playerStoryId, blueprintId);
  const { isAwarded, awardType, awardId, battle, equip, upgrade } = output;
  return {
    isAwarded,
    ...(awardType !== null && { awardType }),
    ...(awardId !== null && { awardId: card(awardId) }),
    selectedPlayerCharacters: output.selectedPlayerCharacters.map(card),
    ...(battle && battlePart({ release, state, playerStoryId }, battle)),
    // Of work that failed the forging alone tells: is_awarded beside these ids would say that the item is carried now.
    ...(equip?.isAwarded && {
      equippedCharacterId: card(equip.characterId),
      equippedItemId: card(equip.itemId),
      ...(equip.property !== null && { awardedProperty: equip.property }),
    }),
    ...(upgrade && {
      upgradedCharacterId: card(upgrade.characterId),
      ...(upgrade.rarity !== null && { awardedRarity: upgrade.rarity }),
      chosenDifficultyLevel: upgrade.difficulty,
      sacrificedProperties: [...upgrade.sacrificed],
    }),
  };
}
