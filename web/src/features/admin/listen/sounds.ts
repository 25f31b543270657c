import { call } from '../../../lib/api/call.ts';
import { withToken } from '../../../lib/session/session.ts';
import { MOST_CHARACTERS, type VoicedLine } from './line.ts';
import { Unheard } from './unheard.ts';

const SERVICE = 'fabula.speech.v1.SpeechService' as const;
/** An author listens again and again, and may ask for 60 a minute. */
const KEPT = 60;
/** By what was asked: addresses of sounds in this page. */
const kept = new Map<string, Promise<string>>();

/** The address of a line's sound in this page; made once. Throws Unheard, and an ApiError. */
export function soundOf(line: VoicedLine): Promise<string> {
  const key = JSON.stringify(line);
  const known = kept.get(key) ?? made(line);
  kept.delete(key);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  forgetOldest();
  return known;
}

async function made(line: VoicedLine): Promise<string> {
  if ((line.text ?? '').length > MOST_CHARACTERS) throw new Unheard('tooLong');
  const { mp3 = '', quality } = await withToken((token) => call(SERVICE, 'previewVoice', line, { token }));
  // Nobody can speak here: what comes is as long as the line, and silent.
  if (quality === 'silence') throw new Unheard('noVoice');
  const bytes = Uint8Array.from(atob(mp3), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }));
}

function forgetOldest(): void {
  const [oldest] = kept;
  if (kept.size <= KEPT || oldest === undefined) return;
  const [key, address] = oldest;
  kept.delete(key);
  address.then(URL.revokeObjectURL, () => undefined);
}
