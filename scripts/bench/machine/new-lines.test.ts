import { createMetrics } from '@fabula/kit/metrics';
import { engineMetrics } from '@fabula/speech/engine-metrics';
import { expect, test } from '@jest/globals';
import { newLinesIn } from './new-lines.ts';

test('what voices have made counts, by all of them; what recognisers have heard does not', async () => {
  const metrics = createMetrics('speech');
  const tell = engineMetrics(metrics);
  const worked = { totalMs: 100, results: 1 };
  expect(newLinesIn(await metrics.text())).toBe(0);
  tell({ engine: 'flite', role: 'voice', outcome: 'ok', ...worked });
  tell({ engine: 'espeak', role: 'voice', outcome: 'ok', ...worked });
  tell({ engine: 'espeak', role: 'voice', outcome: 'failed', ...worked });
  tell({ engine: 'pocketsphinx', role: 'recogniser', outcome: 'ok', ...worked });
  expect(newLinesIn(await metrics.text())).toBe(3);
});
