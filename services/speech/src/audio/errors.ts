import { AppError } from '@fabula/kit/errors';

/** The sound's own description is impossible (a sample rate of 3 Hz). Bytes that merely make no sense are silence. */
export class SampleRateUnsupported extends AppError {
  constructor() {
    super({
      code: 'INVALID_ARGUMENT',
      reason: 'SAMPLE_RATE_UNSUPPORTED',
      message: 'The recording has a sample rate that cannot be read.',
      field: 'sample_rate',
    });
  }
}

/** An engine wrote something that is no RIFF/WAVE file of 16-bit samples. Never shown to a player. */
export class WaveUnreadable extends Error {
  constructor(why: string) {
    super(`not a wave file: ${why}`);
    this.name = 'WaveUnreadable';
  }
}
