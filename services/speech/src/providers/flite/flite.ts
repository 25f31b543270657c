import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pcm } from '../../audio/pcm.ts';
import { fromWav } from '../../audio/wav.ts';
import type { Capability, MetricsListener } from '../../domain/engine.ts';
import type { Language } from '../../domain/language.ts';
import { Voice, type VoiceDescription, type VoiceRequest } from '../../domain/voice.ts';
import { type EngineProgram, runProgram } from '../../process/engine-process.ts';
import { withScratch } from '../../process/scratch.ts';

const FLITE: EngineProgram = { engine: 'flite', command: 'flite', debianPackage: 'flite' };

const VOICES: Readonly<Record<string, string>> = {
  slt: 'woman, American',
  rms: 'man, American',
  awb: 'man, Scottish',
  kal16: 'man, mechanical',
};
const [DEFAULT_VOICE, LIKE_A_MAN] = ['slt', 'rms'];
/** More would be a mouse or a giant. Semitones. */
const FURTHEST_PITCH = 8;
const [SLOWEST, FASTEST] = [0.5, 2];
/** Rates are rounded to this, so that the resampler's tables stay few. Hz. */
const RATE_STEP = 100;

/** Flite as a program: English only, 15 to 90 ms a sentence, rounder than eSpeak. */
export class FliteVoice extends Voice {
  readonly name = 'flite';
  readonly heardAs = 'floor';
  readonly controls = ['rate', 'pitch', 'volume'] as const;

  constructor(
    report?: MetricsListener,
    private readonly program: EngineProgram = FLITE,
  ) {
    super(report);
  }

  override capability(language: Language): Capability | undefined {
    return language === 'en' ? { quality: 'floor', scope: 'open', note: 'plain_voice' } : undefined;
  }

  override voices(): readonly VoiceDescription[] {
    return Object.entries(VOICES).map(([name, description]) => ({ name, language: 'en', description }));
  }

  override async open(): Promise<void> {
    await runProgram(this.program, { args: ['-lv'], signal: new AbortController().signal });
  }

  /**
   * Pitch is changed by playing the sound faster or slower, after having it spoken slower or faster: the program's own
   * pitch works on some voices only, and a larger or smaller mouth tells characters apart better.
   */
  protected override async *work(request: VoiceRequest, signal: AbortSignal): AsyncGenerator<Pcm> {
    const ratio = 2 ** (clamp(request.pitch, -FURTHEST_PITCH, FURTHEST_PITCH) / 12);
    const stretch = ratio / clamp(request.speed, SLOWEST, FASTEST);
    const setting = ['--setf', `duration_stretch=${stretch.toFixed(3)}`];
    const args = ['-voice', fliteVoice(request.name), ...setting, '-t', request.text, '-o', 'line.wav'];
    const pcm = await withScratch(async (cwd) => {
      await runProgram(this.program, { args, cwd, signal });
      return fromWav(await readFile(join(cwd, 'line.wav')));
    });
    yield { ...pcm, sampleRate: Math.round((pcm.sampleRate * ratio) / RATE_STEP) * RATE_STEP };
  }
}

/** eSpeak's men are called m1, m2, …: those of other engines that stories name. */
function fliteVoice(name: string): string {
  if (Object.hasOwn(VOICES, name)) return name;
  return /^m\d$/.test(name) ? LIKE_A_MAN : DEFAULT_VOICE;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
