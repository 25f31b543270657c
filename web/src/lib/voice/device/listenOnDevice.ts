import { recognitionPlace } from './devicePlace.ts';
import { DeviceRecogniser } from './deviceRecogniser.ts';

/** Listens beside a recording, where the player has said that this browser may. */
export function listenOnDevice(
  language: string,
  onWords: (words: string) => void,
): DeviceRecogniser | undefined {
  const where = recognitionPlace.wanted;
  return where && DeviceRecogniser.listen(language, where, onWords);
}
