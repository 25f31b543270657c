/** What the server takes of either (fabula.frames.v1.GameInput). */
const MOST_WORDS = 4_000;
const LOWEST_RATE = 8_000;
const HIGHEST_RATE = 96_000;
/** Hz, where the shell does not say. */
const USUAL_RATE = 16_000;

export interface NativeRecording {
  /** mp3, or PCM 16-bit mono; may be empty where the shell has understood it itself. */
  audio: Uint8Array;
  transcription: string;
  format: 'mp3' | 'pcm' | undefined;
  /** Hz. */
  sampleRate: number;
}

export type FromNative =
  | { type: 'player_speaking' }
  | ({ type: 'recording_complete' } & NativeRecording)
  | { type: 'command_detected'; command: string; confidence: number; fullText: string }
  | { type: 'error'; message?: string };

type Said = Readonly<Record<string, unknown>>;

/** Undefined where the fields make no sense. By hand: the shell alone needs it, and all pages would fetch a library for it. */
type Reader = (said: Said) => FromNative | undefined;

const READERS: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ['player_speaking', () => ({ type: 'player_speaking' })],
  ['recording_complete', recordingOf],
  ['command_detected', commandOf],
  ['error', errorOf],
]);

/**
 * A message of the shell; undefined for anything else that is posted to a page. One that is the shell's, and makes no
 * sense, is an error of the shell's: what it was to end does not wait for ever.
 */
export function parseNative(data: unknown): FromNative | undefined {
  const said = jsonOf(data);
  const reader = READERS.get(said?.type);
  if (!said || !reader) return undefined;
  const message = reader(said);
  if (message) return message;
  console.warn('a message of the shell that makes no sense');
  return { type: 'error' };
}

function recordingOf(said: Said): FromNative | undefined {
  const { audioData, transcription, format, sampleRate = USUAL_RATE } = said;
  if (!isText(audioData) || !isText(transcription) || !isFormat(format) || !isRate(sampleRate))
    return undefined;
  const audio = bytesOf(audioData ?? '');
  const words = (transcription ?? '').trim().slice(0, MOST_WORDS);
  if (!audio || (audio.length === 0 && words === '')) return undefined;
  return { type: 'recording_complete', audio, transcription: words, format, sampleRate };
}

function commandOf({ command, confidence, fullText }: Said): FromNative | undefined {
  if (typeof command !== 'string' || typeof confidence !== 'number' || typeof fullText !== 'string')
    return undefined;
  return { type: 'command_detected', command, confidence, fullText };
}

function errorOf({ message }: Said): FromNative {
  return typeof message === 'string' && message !== '' ? { type: 'error', message } : { type: 'error' };
}

/** Shells leave out what they do not have, or say null. */
const isText = (value: unknown): value is string | null | undefined => typeof (value ?? '') === 'string';
const isFormat = (value: unknown): value is NativeRecording['format'] =>
  value === undefined || value === 'mp3' || value === 'pcm';
const isRate = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= LOWEST_RATE && Number(value) <= HIGHEST_RATE;

function jsonOf(data: unknown): Said | undefined {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined;
  try {
    return JSON.parse(data) as Said;
  } catch {
    return undefined;
  }
}

/** Undefined where it is no base64. */
function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
