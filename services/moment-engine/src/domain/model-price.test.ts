import { expect, test } from '@jest/globals';
import { costOf } from './model-price.ts';

test('a call costs what its tokens cost, where both are known', () => {
  const call = { tokensIn: 2_000, tokensOut: 500 };
  expect(costOf(call, { in: 3, out: 15 })).toBeCloseTo(0.0135, 10);
  expect(costOf({ ...call, tokensOut: null }, { in: 3, out: 15 })).toBeNull();
  expect(costOf(call, { in: 3, out: undefined })).toBeNull();
});
