import { expect, test } from '@jest/globals';
import { gaugeIn } from './memory.ts';

test('finds a gauge of bytes among the metrics', () => {
  const text = [
    '# TYPE nodejs_external_memory_bytes gauge',
    'nodejs_external_memory_bytes{part="run"} 3145728',
  ];
  expect(gaugeIn(text.join('\n'), 'nodejs_external_memory_bytes')).toBe(3);
  expect(gaugeIn('process_resident_memory_bytes 1.048576e+6', 'process_resident_memory_bytes')).toBe(1);
  expect(() => gaugeIn('other 1', 'process_resident_memory_bytes')).toThrow('tell no process_resident');
});
