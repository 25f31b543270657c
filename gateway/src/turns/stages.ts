import type { Metrics } from '@fabula/kit/metrics';
import type { AnswerStage } from './answer.ts';

/** Measures, from the input at the gateway, the first of each thing that a turn answers. */
export class StageClock {
  private readonly running: Map<AnswerStage, () => void>;

  constructor(metrics: Pick<Metrics, 'stage'>) {
    const stages: AnswerStage[] = ['transcript', 'audio', 'output', 'error'];
    this.running = new Map(stages.map((stage) => [stage, metrics.stage(`gateway_${stage}`)]));
  }

  passed(stage: AnswerStage): void {
    this.running.get(stage)?.();
    this.running.delete(stage);
  }
}
