import { expect, test } from '@jest/globals';
import { table } from './table.ts';

test('columns line up, figures have what they can bear of digits, what is unknown is a dash', () => {
  const text = table(
    ['stage', 'p50', 'n'],
    [
      ['hear', 1.2345, 12],
      ['a long name', 123.456, Number.NaN],
      ['none', undefined, 45_678.9],
    ],
  );
  expect(text.split('\n')).toEqual([
    '  stage         p50      n',
    '  -----------  ----  -----',
    '  hear         1.23     12',
    '  a long name   123      -',
    '  none            -  45679',
  ]);
});
