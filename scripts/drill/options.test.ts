import { expect, test } from '@jest/globals';
import { FAULTS } from '../proof/long/alerts/faults.ts';
import { faultFrom, slugOf, usage } from './options.ts';

test('each fault has a name of its own that make can hand on, and the list has them all', () => {
  const slugs = FAULTS.map(slugOf);
  expect(new Set(slugs).size).toBe(FAULTS.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z][\w-]*[a-z]$/);
  for (const slug of slugs) expect(usage(FAULTS)).toContain(`  ${slug}\n`);
  for (const fault of FAULTS) expect(faultFrom(slugOf(fault), FAULTS)).toBe(fault);
});

test('a piece is enough where one fault alone has it', () => {
  expect(faultFrom('redis', FAULTS)?.name).toBe('redis is away');
  expect(() => faultFrom('statement', FAULTS)).toThrow(/may be a-statement-holds-the-runs or a-statement/);
  expect(() => faultFrom('flood', FAULTS)).toThrow(/'flood' is no fault/);
});

test('the list is asked for by its name or by none, and any is one of all', () => {
  expect([faultFrom('', FAULTS), faultFrom('list', FAULTS)]).toEqual([undefined, undefined]);
  expect(faultFrom('any', FAULTS, (among) => among - 1)).toBe(FAULTS.at(-1));
  expect(FAULTS).toContain(faultFrom('any', FAULTS));
});
