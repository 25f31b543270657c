import type { Pcm } from '../../audio/pcm.ts';
import { fromWav } from '../../audio/wav.ts';
import type { Capability, MetricsListener } from '../../domain/engine.ts';
import { Voice, type VoiceDescription, type VoiceRequest } from '../../domain/voice.ts';
import { type EngineProgram, runProgram } from '../../process/engine-process.ts';
import { ESPEAK } from './program.ts';
import { espeakVoice, espeakVoices } from './voices.ts';

/** Words a minute at speed 1, and what the program accepts. */
const WORDS_PER_MINUTE = 165;
const [SLOWEST, FASTEST] = [80, 450];
/** The program's scale of 0 to 99 spans two octaves with the voice's own pitch in the middle. */
const [MIDDLE_PITCH, STEPS_PER_SEMITONE] = [50, 50 / 12];

/** eSpeak NG as a program: plain, quick (12 to 40 ms a sentence), and in every language of ours. */
export class EspeakVoice extends Voice {
  readonly name = 'espeak';
  readonly heardAs = 'floor';
  readonly controls = ['rate', 'pitch', 'range', 'volume'] as const;

  constructor(
    report?: MetricsListener,
    private readonly program: EngineProgram = ESPEAK,
  ) {
    super(report);
  }

  override capability(): Capability {
    return { quality: 'floor', scope: 'open', note: 'plain_voice' };
  }

  override voices(): readonly VoiceDescription[] {
    return espeakVoices();
  }

  override async open(): Promise<void> {
    await runProgram(this.program, { args: ['--version'], signal: new AbortController().signal });
  }

  protected override async *work(request: VoiceRequest, signal: AbortSignal): AsyncGenerator<Pcm> {
    const args = ['-m', '--stdin', '--stdout', ...espeakArguments(request)];
    const { stdout } = await runProgram(this.program, { args, input: markedUp(request), signal });
    yield fromWav(stdout);
  }
}

/** Voice, speed and pitch as the program takes them, kept within its bounds. */
function espeakArguments(request: VoiceRequest): string[] {
  const wpm = clamp(Math.round(WORDS_PER_MINUTE * request.speed), SLOWEST, FASTEST);
  const pitch = clamp(Math.round(MIDDLE_PITCH + request.pitch * STEPS_PER_SEMITONE), 0, 99);
  return ['-v', espeakVoice(request.language, request.name), '-s', String(wpm), '-p', String(pitch)];
}

/** The program takes the range of its pitch from markup only; what the text itself has of that is text. `[[` would switch to phoneme codes. */
function markedUp({ text, range }: VoiceRequest): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<speak><prosody range="${Math.round(100 * range)}%">${plain.replaceAll('[[', '[ [')}</prosody></speak>`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
