import fc from 'fast-check';
import type { Input } from '../src/types.ts';
import { START, says } from './build.ts';
import { NAMES } from './random-story.ts';

const name = fc.constantFrom(...NAMES);

/** What a sensible director could say, or any JSON at all. */
const proposal = fc.oneof(
  { weight: 4, arbitrary: fc.record({ judgement: fc.record({ facets: fc.array(name, { maxLength: 4 }) }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      judgement: fc.record({
        facets: fc.array(name, { maxLength: 3 }),
        perfects: fc.subarray(['p1', 'p2']),
        answer: fc.constantFrom('right', 'partly', 'wrong', null, 'perfect'),
        path: fc.oneof(name, fc.constant(null)),
        reason: fc.boolean(),
        option: name,
      }),
      lines: fc.array(fc.record({ text: fc.string(), characterId: name })),
    }),
  },
  { weight: 2, arbitrary: fc.jsonValue() },
);

const input: fc.Arbitrary<Input> = fc.oneof(
  fc.constant(START),
  fc.constant(says(' ')),
  fc.record({ wasCacheHit: fc.boolean(), interactionBetSize: fc.nat(9) }).map((more) => says('words', more)),
  name.map((selectedPath) => says('', { kind: 'choice', selectedPath })),
  name.map((item) => says('', { kind: 'choice', selectedItemIds: [item] })),
);

export interface Step {
  readonly input: Input;
  readonly proposal: unknown;
  readonly seed: string;
}

/** What a player does, one thing after the other, sensible or not. */
export const randomSteps: fc.Arbitrary<Step[]> = fc.array(fc.record({ input, proposal, seed: fc.string() }), {
  minLength: 5,
  maxLength: 30,
});
