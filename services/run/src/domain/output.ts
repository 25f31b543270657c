import type { MessageInitShape } from '@bufbuild/protobuf';
import type { GameOutputSchema } from '@fabula/proto/frames/v1/frames_pb';
import type { Decision } from '@fabula/rules/types';

export interface TurnNames {
  readonly playerMomentId: string;
  readonly inputId: string;
  readonly attempt: number;
  readonly transcript: string;
}

/** What the player is sent of a decision. Its epoch and seq are the gateway's. */
export function gameOutput(
  { output, state }: Decision,
  names: TurnNames,
): MessageInitShape<typeof GameOutputSchema> {
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
    isAwarded: output.isAwarded,
    interactionBetSize: output.interactionBetSize,
    selectedPlayerCharacters: [...output.selectedPlayerCharacters],
    loopCurrentNumberOfInteractions: state.interactions.used,
    loopMaxNumberOfInteractions: state.interactions.max,
    notHeard: output.notHeard,
  };
}

/** What may be absent, where it is there. */
function present(output: Decision['output']) {
  const { nextMomentId, awardType, awardId, score, loopRank, progress, outcome } = output;
  return {
    ...(nextMomentId !== null && { nextMomentId }),
    ...(awardType !== null && { awardType }),
    ...(awardId !== null && { awardId }),
    ...(score !== null && { score }),
    ...(loopRank !== null && { loopRank }),
    ...(progress !== null && { progress }),
    ...(outcome !== null && { outcome }),
  };
}
