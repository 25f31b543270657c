import type { SpokenLine } from '../audio/speaker.ts';
import type { AudioAnswer } from './frames.ts';

/** A sentence as the mouth of the stage takes it, but for its sound. */
export function lineOf(header: AudioAnswer): Omit<SpokenLine, 'mp3'> {
  return {
    inputId: header.input_id,
    attempt: header.attempt,
    text: header.text,
    characterId: header.character_id,
    emotionKey: header.emotion_key,
    emotionStrength: header.emotion_strength,
    ...(header.translation !== undefined && { translation: header.translation }),
    isHint: header.hint_language !== undefined,
    last: header.last,
  };
}

/** What is read of a sentence that is not heard. */
export function asRead({ text, characterId, emotionKey, emotionStrength, translation }: SpokenLine) {
  return {
    text,
    characterId,
    emotionKey,
    emotionStrength,
    ...(translation !== undefined && { translation }),
  };
}

/** What the store keeps of a line: never its bytes. */
export function serializable<T extends { mp3: ArrayBuffer }>({ mp3: _, ...line }: T): Omit<T, 'mp3'> {
  return line;
}
