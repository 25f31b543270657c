import type { TracedHistogram } from './exemplars.ts';
import type { Metrics } from './metrics.ts';

/**
 * Time in one stage of a turn, of gateways and engines alike. `engine` is who did it, where a stage is of one: a recogniser, a
 * director, a voice; `language` is the run's, where it is known.
 */
export function turnStages(metrics: Metrics): TracedHistogram {
  const labels = ['stage', 'engine', 'language'];
  return metrics.traced('fabula_turn_stage_seconds', 'Time in one stage of a turn', labels);
}
