import type { AnswerStage } from './answer.ts';
import type { TurnMeters, Way } from './meters.ts';

/** Measures, from the input at the gateway, the first of each thing that a turn answers. */
export class StageClock {
  private readonly started = performance.now();
  private saidAt = this.started;
  private readonly passedOnce = new Set<AnswerStage>();

  constructor(
    private readonly meters: Pick<TurnMeters, 'stage' | 'firstWord'>,
    private readonly way: Way,
  ) {}

  /** Answers whether it is the first of its kind. */
  passed(stage: AnswerStage): boolean {
    if (this.passedOnce.has(stage)) return false;
    this.passedOnce.add(stage);
    if (stage !== 'notification') this.meters.stage(stage, secondsSince(this.started));
    return true;
  }

  /** The player has said all of it: until then nobody waits. */
  said(): void {
    this.saidAt = performance.now();
  }

  /** The first line can be heard. `engine` is what heard the input; '' where nothing was recorded. */
  audible(engine: string): void {
    this.meters.firstWord(this.way, engine || 'none', secondsSince(this.saidAt));
  }
}

const secondsSince = (then: number) => (performance.now() - then) / 1000;
