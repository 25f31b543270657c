import type { Pcm } from '../src/audio/pcm.ts';
import type { Capability } from '../src/domain/engine.ts';
import type { Language } from '../src/domain/language.ts';
import { Recogniser, type Recognition, type RecognitionRequest } from '../src/domain/recogniser.ts';
import { Voice, type VoiceDescription, type VoiceRequest } from '../src/domain/voice.ts';
import { type SpeechSegment, VoiceActivity } from '../src/domain/voice-activity.ts';

const floor: Capability = { quality: 'floor', scope: 'open', note: '' };

/** A recogniser that answers what it is told to, and counts how often it is asked. */
export class ScriptedRecogniser extends Recogniser {
  readonly needsSpeech = true;
  readonly asked: RecognitionRequest[] = [];

  constructor(
    readonly name: string,
    private readonly script: (request: RecognitionRequest, signal: AbortSignal) => Promise<string> | string,
    private readonly languages: readonly Language[] = ['en', 'fr', 'es'],
  ) {
    super();
  }

  override capability(language: Language): Capability | undefined {
    return this.languages.includes(language) ? floor : undefined;
  }

  protected override async *work(
    request: RecognitionRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Recognition> {
    this.asked.push(request);
    const text = await this.script(request, signal);
    if (text !== '') yield { text, confidence: 0.5 };
  }
}

/** A voice that says a tenth of a second of the given sample, or does what its script does. */
export class ScriptedVoice extends Voice {
  readonly heardAs = 'floor';
  readonly controls = [] as const;
  readonly asked: VoiceRequest[] = [];

  constructor(
    readonly name: string,
    private readonly script: (request: VoiceRequest, signal: AbortSignal) => Promise<Pcm> | Pcm = () => beep,
    private readonly languages: readonly Language[] = ['en', 'fr', 'es'],
  ) {
    super();
  }

  override capability(language: Language): Capability | undefined {
    return this.languages.includes(language) ? floor : undefined;
  }

  override voices(): readonly VoiceDescription[] {
    return [];
  }

  protected override async *work(request: VoiceRequest, signal: AbortSignal): AsyncGenerator<Pcm> {
    this.asked.push(request);
    yield await this.script(request, signal);
  }
}

/** Takes every recording for speech from its first to its last sample, or does what its script does. */
export class ScriptedActivity extends VoiceActivity {
  readonly name = 'scripted';

  constructor(
    private readonly script: (pcm: Pcm) => SpeechSegment[] = () => [{ startMs: 0, endMs: 60_000 }],
  ) {
    super();
  }

  override capability(): Capability {
    return floor;
  }

  protected override async *work(pcm: Pcm): AsyncGenerator<SpeechSegment> {
    yield* this.script(pcm);
  }
}

export const beep: Pcm = { samples: new Float32Array(2_400).fill(0.25), sampleRate: 24_000 };
