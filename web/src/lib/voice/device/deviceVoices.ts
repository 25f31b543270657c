// The voices of the browser: which there are, and who speaks with which.
import type { DevicePlace } from './devicePlace.ts';

/** Some browsers load their voices at the first question, and tell when they are there; ms. */
const VOICES_MS = 1_500;

/** Voices that some systems ship for fun, and those that sound worse than any server's. */
const ODD =
  /\b(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grandma|grandpa|hysterical|jester|junior|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/i;

export const browserSpeech = (): SpeechSynthesis | undefined =>
  typeof window === 'undefined' || !('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)
    ? undefined
    : window.speechSynthesis;

/** Android writes en_US. */
const speaks = (voice: SpeechSynthesisVoice, language: string): boolean =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language;

/**
 * The voices for a language that may be used, always in the same order: of the device alone where it has any, and those
 * that its maker has speak elsewhere only for whoever has agreed to that.
 */
export function voicesOf(language: string, where: 'here' | 'elsewhere'): SpeechSynthesisVoice[] {
  const all = (browserSpeech()?.getVoices() ?? []).filter((voice) => speaks(voice, language));
  const here = all.filter((voice) => voice.localService);
  const usable = here.length > 0 || where === 'here' ? here : all;
  const plain = usable.filter((voice) => !ODD.test(voice.name));
  return (plain.length > 0 ? plain : usable).toSorted(
    (a, b) => Number(b.default) - Number(a.default) || a.voiceURI.localeCompare(b.voiceURI),
  );
}

/** Where this browser would speak a language. */
export async function whereSpoken(language: string): Promise<DevicePlace> {
  await voicesLoaded();
  if (voicesOf(language, 'here').length > 0) return 'here';
  return voicesOf(language, 'elsewhere').length > 0 ? 'elsewhere' : 'nowhere';
}

/** Resolves once the browser has voices, or will hardly have any. */
export async function voicesLoaded(): Promise<void> {
  const speech = browserSpeech();
  if (!speech || speech.getVoices().length > 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, VOICES_MS);
    // Safari's has no listeners to add.
    speech.addEventListener?.(
      'voiceschanged',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** How somebody speaks: with which voice, and how high and fast. */
export interface Manner {
  readonly voice: SpeechSynthesisVoice;
  readonly pitch: number;
  readonly rate: number;
}

/** Shares of the voice's own pitch and rate: far enough apart to be told from each other, near enough to sound sane. */
const PITCHES = [1, 0.85, 1.12, 0.92, 1.2];
const RATES = [1, 0.94, 1.06];

/** The same character always speaks alike on a device. The narrator (no id) has the first voice as it is. */
export function mannerOf(characterId: string, voices: readonly SpeechSynthesisVoice[]): Manner | undefined {
  const number = characterId === '' ? 0 : hashOf(characterId);
  const voice = voices[number % voices.length];
  if (!voice) return undefined;
  const pitch = PITCHES[Math.floor(number / 7) % PITCHES.length] ?? 1;
  const rate = RATES[Math.floor(number / 41) % RATES.length] ?? 1;
  return { voice, pitch, rate };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
