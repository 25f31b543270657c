import type { OpenLines } from '../speaker/speaker.ts';
import { synthesisPlace } from './devicePlace.ts';

/**
 * The browser's voices in one game, where the player wants them; their code is fetched then only. Until it has come, and
 * where it does not come, the site's own voice speaks.
 */
export function deviceVoice(): () => OpenLines | undefined {
  const where = synthesisPlace.wanted;
  if (!where) return () => undefined;
  let open: OpenLines | undefined;
  import('./deviceLines.ts')
    .then(({ DeviceSpeech }) => {
      const speech = new DeviceSpeech(where);
      open = (engine) => speech.open(engine);
    })
    .catch((error: unknown) => console.warn('the browser’s voice cannot be used', error));
  return () => open;
}

/** Must be called inside a gesture: some browsers let a page speak only after it has spoken in one. */
export function wakeDeviceVoice(): void {
  if (!synthesisPlace.wanted || !('speechSynthesis' in window)) return;
  window.speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(' '), { volume: 0 }));
}
