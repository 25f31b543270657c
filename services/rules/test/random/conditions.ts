import fc from 'fast-check';
import { FACTS, ITEMS, PATHS, TEAM } from './names.ts';

export const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** Without the fields that are undefined. */
export const compact = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));

export const single = fc.oneof(
  fc.record({ fact: fc.constantFrom(...FACTS) }),
  fc.record({ itemId: fc.constantFrom(...ITEMS) }),
  fc.record({ characterId: fc.constantFrom(...TEAM) }),
  fc.record({ outcome: fc.constantFrom('success', 'failure') }),
  fc.record({ path: fc.constantFrom(...PATHS) }),
  fc.record({ run: fc.record({ from: fc.nat(3) }) }),
  fc.record({ completions: fc.record({ to: fc.nat(3) }) }),
  fc.record({ bestRankAtLeast: fc.integer({ min: 1, max: 7 }) }),
);

/** An author's condition, or none. */
export const when = maybe(
  fc.oneof(single, fc.record({ not: single }), fc.record({ any: fc.array(single, { maxLength: 2 }) })),
);
