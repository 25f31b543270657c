import fc from 'fast-check';
import { examples, talk } from '../build.ts';
import { compact, maybe, single, when } from './conditions.ts';
import { PATHS } from './names.ts';
import { fixed, lines, perfects } from './talks.ts';

/** Moments in which the player says where to go. */
export function ways(target: fc.Arbitrary<string>): fc.Arbitrary<object>[] {
  const path = (name: string, more: Record<string, fc.Arbitrary<unknown>>) =>
    fc
      .record({
        to: target,
        when,
        closed: maybe(fc.constantFrom({ lines }, { lines, reason: examples('why'), fact: 'f1' })),
        confirm: maybe(single.map((condition) => ({ when: condition, lines }))),
        ...more,
      })
      .map((parts) => ({
        ...compact(parts),
        ...{ path: name, label: { en: name, fr: name }, examples: examples(name), reply: lines },
      }));
  const crossing = (type: string, more: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({
      ...fixed({ ...talk, type }),
      paths: fc.tuple(...PATHS.map((name) => path(name, more))),
      perfects,
    });
  return [
    crossing('crossroad', {}),
    crossing('nexus', { staysOpen: fc.boolean(), later: fc.constant(lines) }),
  ];
}
