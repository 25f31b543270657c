import { inTime } from '../../inTime.ts';

/** This machine plays no sound, so nothing can be recorded either. */
export class SoundUnavailable extends Error {
  override readonly name = 'SoundUnavailable';
}

/** Waits for sound to start, at most so long. Throws SoundUnavailable then. */
export async function startedWithin(ms: number, started: Promise<void>): Promise<void> {
  if (!(await inTime(started, ms))) throw new SoundUnavailable('sound does not start');
}
