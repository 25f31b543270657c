import { fromZero, type Metrics, type TracedHistogram, turnStages } from '@fabula/kit/metrics';
import { inSpan } from '@fabula/kit/tracing';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { OUTCOMES, type TurnFacts } from './turn-log.ts';

/** Where a turn spends its time. `own` is what is left without the three that other machines' speed decides. */
export type Stage = 'begin' | 'hear' | 'direct' | 'speak-first' | 'speak' | 'commit' | 'own';

const UNKNOWN = 'unknown';
const NOBODY = { engine: 'none' };

/** Measures the stages of turns, as spans and as metrics, and counts how turns end. */
export class Stages {
  private readonly seconds: TracedHistogram;
  private readonly turns;
  private readonly notHeard;

  constructor(metrics: Metrics) {
    this.seconds = turnStages(metrics);
    const turns = metrics.counter('fabula_turns_total', 'Turns that ended at this engine', [
      'outcome',
      'moment_type',
      'language',
    ]);
    this.turns = fromZero(
      turns,
      [...LANGUAGES, UNKNOWN].flatMap((language) =>
        OUTCOMES.map((outcome) => ({ outcome, moment_type: UNKNOWN, language })),
      ),
    );
    const help = 'Turns whose player was asked to say it again';
    const labels = ['engine'];
    this.notHeard = fromZero(metrics.counter('fabula_turns_not_heard_total', help, labels), [NOBODY]);
  }

  clock(): TurnClock {
    return new TurnClock(this.seconds);
  }

  /** A turn that was refused before its run was read is of no type of moment, and of no language. */
  ended({ outcome = 'failed', momentType, language, notHeard, heardBy }: TurnFacts): void {
    this.turns.inc({ outcome, moment_type: momentType ?? UNKNOWN, language: language ?? UNKNOWN });
    if (notHeard) this.notHeard.inc(heardBy ? { engine: heardBy } : NOBODY);
  }
}

/** The clock of one turn. */
export class TurnClock {
  private readonly started = performance.now();
  private elsewhere = 0;
  private readonly spent: Partial<Record<Stage | 'all', number>> = {};
  /** The run's, as soon as it is known. */
  language: Language | undefined;

  constructor(private readonly seconds: TracedHistogram) {}

  /** Milliseconds by stage, of all attempts together, and of the turn as a whole once it has ended. */
  get ms(): Readonly<Record<string, number>> {
    return this.spent;
  }

  /**
   * Runs one stage in a span; the time of hearing, directing and speaking is not the turn's own.
   * @param engineOf who did it, of a stage that is somebody's
   */
  async stage<T>(name: Stage, work: () => Promise<T>, engineOf?: (made: T) => string): Promise<T> {
    const from = performance.now();
    let engine: string | undefined;
    try {
      return await inSpan(`turn.${name}`, async () => {
        const made = await work();
        engine = engineOf?.(made);
        return made;
      });
    } finally {
      const ms = performance.now() - from;
      if (name === 'hear' || name === 'direct' || name === 'speak') this.elsewhere += ms;
      this.passed(name, ms, engine);
    }
  }

  /** The first sentence is ready to be heard. */
  firstSentence(): void {
    this.passed('speak-first', performance.now() - this.started);
  }

  end(): void {
    const all = performance.now() - this.started;
    this.spent.all = rounded(all);
    this.passed('own', all - this.elsewhere);
  }

  private passed(stage: Stage, ms: number, engine?: string): void {
    const { language } = this;
    const labels = { stage, ...(language && { language }), ...(engine && { engine }) };
    this.seconds.observe(labels, ms / 1000);
    this.spent[stage] = rounded((this.spent[stage] ?? 0) + ms);
  }
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;
