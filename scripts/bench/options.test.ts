import { expect, test } from '@jest/globals';
import { BENCHES, optionsIn } from './options.ts';

test('without arguments everything is measured, in full', () => {
  const { names, scale, quick } = optionsIn([]);
  expect(names).toEqual(Object.keys(BENCHES));
  expect(scale).toMatchObject({ runs: 3, longRuns: 1, sockets: 1_000, warmUpSeconds: 30, crowd: 2_000 });
  expect(quick).toBe(false);
});

test('names choose, --quick measures less, --runs says how often', () => {
  const { names, scale, quick } = optionsIn([
    '--quick',
    '--runs',
    '2',
    '--rate',
    '5',
    '--traces',
    '0.5',
    'embedded',
    'voiced',
  ]);
  expect(names).toEqual(['embedded', 'voiced']);
  expect(scale).toMatchObject({ runs: 2, longRuns: 2, rate: 5, traceRatio: 0.5 });
  expect(optionsIn(['embedded']).scale.rate).toBeUndefined();
  expect(scale.runSeconds).toBeLessThan(optionsIn([]).scale.runSeconds);
  expect(quick).toBe(true);
});

test('what there is not is refused by name', () => {
  expect(() => optionsIn(['speed'])).toThrow("no bench 'speed'");
  expect(() => optionsIn(['--runs', 'many'])).toThrow('--runs');
  expect(() => optionsIn(['--traces', '2'])).toThrow('--traces');
  expect(() => optionsIn(['--fast'])).toThrow('--fast');
});
