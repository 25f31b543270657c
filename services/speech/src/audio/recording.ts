import { type AudioFormat, detectFormat } from './format.ts';
import { cutAt, MAX_RECORDING_SECONDS, type Pcm } from './pcm.ts';
import { fromPcm16 } from './pcm16.ts';
import { resample } from './resample.ts';

export interface RecordingBytes {
  readonly bytes: Uint8Array;
  /** Told from the bytes when empty; a player's word for mp3 is not enough to take samples for mp3. */
  readonly format: AudioFormat | '';
  /** Of PCM, Hz; 0 is 16,000. */
  readonly sampleRate: number;
}

export type DecodeMp3 = (mp3: Uint8Array, seconds: number, signal: AbortSignal) => Promise<Pcm>;

/** What recognisers and detectors want. */
export const RECOGNITION_RATE = 16_000;

/**
 * What can be understood of a recording: 16 kHz mono, at most 60 s; nothing at all of empty or senseless bytes.
 * Throws SampleRateUnsupported only.
 */
export async function readRecording(
  recording: RecordingBytes,
  decodeMp3: DecodeMp3,
  signal: AbortSignal,
): Promise<Pcm> {
  const { bytes, format, sampleRate } = recording;
  const isMp3 = format !== 'pcm' && detectFormat(bytes) === 'mp3';
  const pcm = isMp3
    ? await decodeMp3(bytes, MAX_RECORDING_SECONDS, signal)
    : { samples: fromPcm16(bytes), sampleRate: sampleRate || RECOGNITION_RATE };
  return resample(cutAt(pcm, MAX_RECORDING_SECONDS), RECOGNITION_RATE);
}
