import type { Metrics } from '@fabula/kit/metrics';
import { inSpan } from '@fabula/kit/tracing';

/** Where a turn spends its time. `own` is what is left without the three that other machines' speed decides. */
export type Stage = 'begin' | 'hear' | 'direct' | 'speak-first' | 'speak' | 'commit' | 'own';

/** Measures the stages of turns, as spans and as metrics. */
export class Stages {
  private readonly seconds;

  constructor(metrics: Metrics) {
    this.seconds = metrics.histogram('fabula_turn_stage_seconds', 'Time in one stage of a turn', ['stage']);
  }

  clock(): TurnClock {
    return new TurnClock((stage, seconds) => this.seconds.observe({ stage }, seconds));
  }
}

/** The clock of one turn. */
export class TurnClock {
  private readonly started = performance.now();
  private elsewhere = 0;
  private readonly spent: Partial<Record<Stage | 'all', number>> = {};

  constructor(private readonly observe: (stage: Stage, seconds: number) => void) {}

  /** Milliseconds by stage, of all attempts together, and of the turn as a whole once it has ended. */
  get ms(): Readonly<Record<string, number>> {
    return this.spent;
  }

  /** Runs one stage in a span; the time of hearing, directing and speaking is not the turn's own. */
  async stage<T>(name: Stage, work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      return await inSpan(`turn.${name}`, work);
    } finally {
      const ms = performance.now() - from;
      if (name === 'hear' || name === 'direct' || name === 'speak') this.elsewhere += ms;
      this.passed(name, ms);
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

  private passed(stage: Stage, ms: number): void {
    this.observe(stage, ms / 1000);
    this.spent[stage] = rounded((this.spent[stage] ?? 0) + ms);
  }
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;
