import { expect, test } from '@jest/globals';
import { comeBackMs } from './come-back.ts';

test('who leaves a gateway that has long said that it goes comes back at once, unless there are many', () => {
  expect(comeBackMs({ lingeredMs: 3_000, sockets: 1 }, 0)).toBe(50);
  expect(comeBackMs({ lingeredMs: 3_000, sockets: 30 }, 1)).toBe(170);
  expect(comeBackMs({ lingeredMs: 3_000, sockets: 10_000 }, 1)).toBe(2_050);
});

test('where it goes at once its balancer must see it first', () => {
  expect(comeBackMs({ lingeredMs: 0, sockets: 1 }, 0)).toBe(1_000);
  expect(comeBackMs({ lingeredMs: 400, sockets: 10_000 }, 0.5)).toBe(1_600);
});
