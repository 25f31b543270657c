import { expect, it } from '@jest/globals';
import { newTraceparent } from './traceparent.ts';

it('is a W3C traceparent, another one each time', () => {
  expect(newTraceparent()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(newTraceparent()).not.toBe(newTraceparent());
});
