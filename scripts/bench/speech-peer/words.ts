/** Two seconds of 16 kHz PCM: as much as a short answer has. */
const BYTES = 64_000;

/** A recording whose first bytes are the words themselves: the peer needs no ears. Throws where they do not fit. */
export function recordingOf(words: string): Uint8Array {
  const text = new TextEncoder().encode(words);
  if (text.length >= BYTES) throw new Error('too many words for one recording');
  const recording = new Uint8Array(BYTES);
  recording.set(text);
  return recording;
}

export function wordsIn(recording: Uint8Array): string {
  const end = recording.indexOf(0);
  return new TextDecoder().decode(end < 0 ? recording : recording.subarray(0, end));
}
