import type { GameInput } from '@fabula/proto/frames/v1/frames_pb';
import { kindOf } from '@fabula/proto/input-kind';

const NUL = '\0';
/** Shown for what cannot be shown; no store takes a zero character. */
const REPLACEMENT = '\uFFFD';

export const withoutNul = (words: string): string => words.replaceAll(NUL, REPLACEMENT);

/**
 * The input with its kind said and a start named after its moment, as the protocol fixes it, so that gateway and engine
 * read one thing. `traceparent` ends here: it is no part of what a turn stores.
 */
export function normalise(input: GameInput, hasAudio: boolean): GameInput {
  const { traceparent: _ended, ...rest } = input;
  const normal: GameInput = { ...rest, kind: kindOf(input, hasAudio) };
  if (normal.text !== undefined) normal.text = withoutNul(normal.text);
  if (normal.transcription !== undefined) normal.transcription = withoutNul(normal.transcription);
  if (normal.deviceWords !== undefined) normal.deviceWords = withoutNul(normal.deviceWords);
  if (normal.kind === 'start_moment' && normal.playerMomentId) normal.inputId = normal.playerMomentId;
  return normal;
}
