import type { Logger } from '@fabula/kit/log';
import type { SpeechConfig } from './config.ts';
import { Breaker } from './domain/breaker.ts';
import type { Availability, Engine, MetricsListener } from './domain/engine.ts';
import { EngineUnavailable } from './domain/errors.ts';
import type { Recogniser } from './domain/recogniser.ts';
import type { Voice } from './domain/voice.ts';
import type { VoiceActivity } from './domain/voice-activity.ts';
import { ClientTranscript } from './providers/client/client.ts';
import { EnergyActivity } from './providers/energy/energy.ts';
import { EspeakVoice } from './providers/espeak/espeak.ts';
import { FliteVoice } from './providers/flite/flite.ts';
import { OpenRecogniser } from './providers/pocketsphinx/open-recogniser.ts';
import { PhraseRecogniser } from './providers/pocketsphinx/phrase-recogniser.ts';
import { SilentVoice } from './providers/silence/silence.ts';
import { SileroActivity } from './providers/silero/silero.ts';

type AnyEngine = Engine<never, unknown>;

const LOOK_AGAIN_MS = 30_000;

/** All engines that the configuration names, in its order, and which of them run on this machine. */
export class Engines {
  private readonly state = new Map<AnyEngine, Availability>();
  private closed = false;
  private loading: Promise<unknown> = Promise.resolve();
  private looking: Promise<unknown> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly all: {
      readonly recognisers: readonly Recogniser[];
      readonly voices: readonly Voice[];
      readonly activities: readonly VoiceActivity[];
    },
    private readonly log: Logger,
    private readonly options: { readonly lookAgainMs?: number; readonly breaker?: Breaker } = {},
  ) {}

  /**
   * Opens every engine at once; one that is missing is logged with its remedy, and left out until it is found. Detectors load a model for
   * a second: they go on loading behind the start, and who asks them meanwhile waits.
   */
  async open(): Promise<void> {
    const { recognisers, voices, activities } = this.all;
    this.loading = Promise.all(activities.map((engine) => this.openOne(engine)));
    const engines: readonly AnyEngine[] = [...recognisers, ...voices];
    await Promise.all(engines.map((engine) => this.openOne(engine)));
    this.timer = setInterval(() => {
      this.looking ??= this.lookAgain().finally(() => {
        this.looking = undefined;
      });
    }, this.options.lookAgainMs ?? LOOK_AGAIN_MS).unref();
  }

  get recognisers(): readonly Recogniser[] {
    return this.all.recognisers.filter((engine) => this.availability(engine).available);
  }

  get voices(): readonly Voice[] {
    return this.all.voices.filter((engine) => this.availability(engine).available);
  }

  get activities(): readonly VoiceActivity[] {
    return this.all.activities.filter((engine) => this.availability(engine).available);
  }

  /** Also those that are missing here, in the order of preference. */
  get configured(): readonly (Recogniser | Voice | VoiceActivity)[] {
    return [...this.all.recognisers, ...this.all.voices, ...this.all.activities];
  }

  availability(engine: AnyEngine): Availability {
    const { name, role } = engine;
    if (this.options.breaker?.isResting({ engine: name, role })) return { available: false, note: 'failing' };
    return this.opened(engine);
  }

  /** Whether it was found here; it may rest all the same. */
  private opened(engine: AnyEngine): Availability {
    return this.state.get(engine) ?? { available: false, note: 'not_installed' };
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.looking;
    await Promise.all(this.configured.map((engine) => engine.close()));
    await this.loading;
  }

  private async openOne(engine: AnyEngine): Promise<void> {
    this.state.set(engine, { available: true, note: '' });
    try {
      await engine.open();
    } catch (error) {
      if (this.closed) return;
      this.state.set(engine, { available: false, note: 'not_installed' });
      const remedy = error instanceof EngineUnavailable ? error.remedy : undefined;
      const how = remedy === undefined ? '' : `: ${remedy} (it is found without a restart)`;
      this.log.warn({ engine: engine.name, remedy, err: error }, `speech engine is not available here${how}`);
    }
  }

  private async lookAgain(): Promise<void> {
    for (const engine of this.configured) {
      if (this.closed) return;
      const { available } = this.opened(engine);
      try {
        if (available) await engine.lookAgain();
        else await this.openLate(engine);
      } catch (err) {
        this.log.debug({ engine: engine.name, err }, 'speech engine is still not available here');
      }
    }
  }

  private async openLate(engine: AnyEngine): Promise<void> {
    await engine.open();
    this.state.set(engine, { available: true, note: '' });
    this.log.info({ engine: engine.name }, 'speech engine is available by now');
  }
}

/**
 * The engines that the configuration asks for; what has no substitute (silence, loudness) is always among them. One that
 * fails again and again rests.
 */
export function configuredEngines(config: SpeechConfig, log: Logger, measure: MetricsListener): Engines {
  const breaker = new Breaker();
  const report: MetricsListener = (metrics) => {
    breaker.saw(metrics);
    measure(metrics);
  };
  const recognisers = {
    client: () => new ClientTranscript(report),
    'pocketsphinx-phrases': () => new PhraseRecogniser(report),
    'pocketsphinx-open': () => new OpenRecogniser(report),
  };
  const voices = { flite: () => new FliteVoice(report), espeak: () => new EspeakVoice(report) };
  return new Engines(
    {
      recognisers: config.recognisers.map((name) => recognisers[name]()),
      voices: [...config.voices.map((name) => voices[name]()), new SilentVoice(report)],
      activities: [new SileroActivity(report), new EnergyActivity(report)],
    },
    log,
    { breaker },
  );
}
