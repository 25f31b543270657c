import type { GameInput } from '@fabula/proto/frames/v1/frames_pb';
import type { Input } from '@fabula/rules/types';

/** What an input is where it does not say so itself. `audioBytes` is the length of the recording that came with it. */
export function kindOf(input: GameInput, audioBytes: number): Input['kind'] {
  if (input.kind) return input.kind as Input['kind'];
  if (input.selectedPath) return 'choice';
  const isEmpty =
    !input.text && !input.transcription && audioBytes === 0 && !input.streaming && !hasSelection(input);
  return isEmpty ? 'start_moment' : 'player_answer';
}

/** Whether the player chose by hand. */
export function hasSelection(input: GameInput): boolean {
  return (
    Boolean(input.selectedPath) || input.selectedCharacterIds.length > 0 || input.selectedItemIds.length > 0
  );
}
