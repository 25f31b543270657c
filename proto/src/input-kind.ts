import type { GameInput } from '../gen/fabula/frames/v1/frames_pb.ts';

/** What an input is, where it does not say so itself. `hasAudio`: a recording came with it. */
export function kindOf(input: GameInput, hasAudio: boolean): string {
  if (input.kind) return input.kind;
  if (input.selectedPath) return 'choice';
  const isSaid = hasAudio || input.streaming || input.text || input.transcription;
  const isChosen = input.selectedCharacterIds.length > 0 || input.selectedItemIds.length > 0;
  return isSaid || isChosen ? 'player_answer' : 'start_moment';
}
