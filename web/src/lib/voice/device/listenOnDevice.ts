import { hearingPlace } from './devicePlace.ts';
import { DeviceEar } from './deviceRecogniser.ts';

/** Listens beside a recording, where the player has said that this browser may. */
export function listenOnDevice(language: string, onWords: (words: string) => void): DeviceEar | undefined {
  const where = hearingPlace.wanted;
  return where && DeviceEar.listen(language, where, onWords);
}
