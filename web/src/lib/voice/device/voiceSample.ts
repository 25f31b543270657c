import { audioEngine } from '../sound/engine.ts';
import { PlayedLines } from '../speaker/playedLines.ts';
import { mannerOf, voicesOf } from './deviceVoices.ts';
import { CHARACTER_MS, Utterance } from './utterance.ts';

export interface Sample {
  /** In base64. */
  mp3: string;
  text: string;
  language: string;
  where: 'here' | 'elsewhere';
}

/** Begins to play it; what it returns makes it silent. */
type Begin = (sample: Sample, onFailed: () => void) => () => void;

const nothing = () => undefined;

export const siteSample: Begin = ({ mp3 }, onFailed) => {
  const engine = audioEngine();
  const lines = new PlayedLines(engine);
  const play = async () => {
    await engine.unlock();
    const bytes = Uint8Array.from(atob(mp3), (letter) => letter.charCodeAt(0));
    const buffer = await engine.context.decodeAudioData(bytes.buffer);
    lines.add({ buffer, onStart: nothing, onEnd: nothing });
  };
  play().catch(onFailed);
  return () => void lines.stop();
};

export const deviceSample: Begin = ({ text, language, where }, onFailed) => {
  const manner = mannerOf('', voicesOf(language, where));
  if (!manner) {
    onFailed();
    return nothing;
  }
  const volume = audioEngine().muted ? 0 : 1;
  const events = { onStart: nothing, onReached: nothing, onEnd: nothing, onFailed };
  const utterance = new Utterance({ ...manner, text, volume, characterMs: CHARACTER_MS }, events);
  utterance.start();
  return () => utterance.stop();
};
