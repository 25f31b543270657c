import type { AudioAnswer } from '../protocol/frames.ts';
import type { SpokenLine } from '../voice/speaker/spokenLine.ts';

/** A sentence as the mouth of the stage takes it. */
export function lineOf(header: AudioAnswer, mp3: Uint8Array, language: string): SpokenLine {
  const isHint = header.hint_language !== undefined;
  return {
    inputId: header.input_id,
    attempt: header.attempt,
    index: header.index,
    text: header.text,
    characterId: header.character_id,
    emotionKey: header.emotion_key,
    emotionStrength: header.emotion_strength,
    ...(header.translation !== undefined && { translation: header.translation }),
    ...{ isHint, language: header.hint_language ?? language },
    // A hint may be mute on purpose.
    isPlain: header.voice_quality === 'floor' || (header.voice_quality === 'silence' && !isHint),
    last: header.last,
    // As a buffer of its own: decoding takes the buffer away, and the bytes' own is the whole frame.
    mp3: mp3.slice().buffer,
  };
}

/** What the store keeps of a line: never its bytes. */
export function serializable<T extends { mp3: ArrayBuffer }>({ mp3: _, ...line }: T): Omit<T, 'mp3'> {
  return line;
}
