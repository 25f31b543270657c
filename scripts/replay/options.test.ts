import { expect, test } from '@jest/globals';
import { readOptions } from './options.ts';

test('asked for nothing it says what to ask for, and helps only who asks for help', () => {
  expect(() => readOptions([])).toThrow('Say --all or --run <id>');
  expect(() => readOptions(['--data', 'somewhere'])).toThrow('Say --all or --run <id>');
  expect(readOptions(['--help'])).toBeUndefined();
  expect(readOptions(['--run', 'x'])).toMatchObject({ run: 'x' });
});
