import fc from 'fast-check';
import { PROPERTIES } from '../../src/release/cards.ts';
import { FITS } from '../../src/release/task.ts';
import { CHARM, examples, OGRE, talk } from '../build.ts';
import { compact, maybe, when } from './conditions.ts';
import { FACETS, ITEMS, LEVELS, TASKS, TEAM } from './names.ts';
import { fixed, lines, percent, perfects } from './talks.ts';

const property = fc.constantFrom(...PROPERTIES);
const some = (min: number, max: number) => fc.integer({ min, max });
const said = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, lines]));

const option = fc
  .record({
    gift: fc.oneof(
      fc.record({ kind: fc.constant('item'), id: fc.constantFrom(...ITEMS) }),
      fc.record({ kind: fc.constant('character'), id: fc.constantFrom(...TEAM) }),
      fc.constant({ kind: 'dynamic_item', id: CHARM }),
    ),
    when,
  })
  .map(({ gift, ...more }) => ({ ...gift, ...compact(more), lines }));

const reward = fc.record({
  ...fixed({ type: 'reward' }),
  options: fc.uniqueArray(option, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
  pick: fc.option(some(1, 2), { nil: null }),
});

const fit = fc.record({
  characterId: fc.constantFrom(...TEAM),
  fit: fc.constantFrom(...FITS),
  lines: fc.constant(lines),
  reason: fc.constant(examples('because')),
});

const task = (name: string) =>
  fc.record({ when, property: maybe(property), fits: fc.array(fit, { maxLength: 3 }) }).map((parts) => ({
    ...compact(parts),
    ...{ id: name, label: { en: name, fr: name }, asked: lines, examples: examples(name) },
  }));

const teamwork = fc.record({
  ...fixed({ ...talk, type: 'teamwork', ...said('askNames', 'plain', 'success', 'failure') }),
  tasks: fc.tuple(...TASKS.map(task)),
  patience: some(1, 5),
  scoreThresholdForAward: percent,
  scoreThresholdForSuccess: percent,
  perfects,
});

const assemble = fc.record({
  ...fixed({ ...talk, type: 'assemble', ...said('askNames', 'tooMany', 'confirmed') }),
  maxNumberOfCharacters: some(1, 2),
});

const battle = fc.record({
  ...fixed({ ...talk, type: 'battle' }),
  ...fixed(said('asksAttack', 'asksDefense', 'strong', 'weak', 'held', 'hurt', 'success', 'failure')),
  ...fixed({ gauges: [{ style: 'elegant', examples: examples('elegant') }] }),
  ...fixed({ careless: { examples: examples('hit it'), lines } }),
  opponents: fc
    .record({
      health: some(1, 20),
      attack: some(1, 60),
    })
    .map((numbers) => [{ characterId: OGRE, attacks: lines, ...numbers }]),
  patience: fc.option(some(1, 6), { nil: null }),
});

const qualities = FACETS.map((name) => ({ id: name, points: 40, examples: examples(name) }));

const equip = fc.record({
  ...fixed({ ...talk, type: 'equip', qualities }),
  ...fixed(said('askWho', 'askWhat', 'awarded', 'again', 'failure')),
  attempts: some(1, 3),
  scoreThresholdForAward: fc.nat(100),
  itemIds: fc.subarray(ITEMS),
  properties: fc
    .subarray([...PROPERTIES])
    .map((list) => list.map((each) => ({ property: each, examples: examples(each) }))),
});

const difficulty = (name: string) =>
  some(1, 99).map((odds) => ({
    ...{ id: name, label: { en: name, fr: name }, examples: examples(name), odds },
    finishes: ['Steel', 'Golden'],
  }));

const upgrade = fc.record({
  ...fixed({ ...talk, type: 'upgrade', performances: qualities }),
  ...fixed(said('askWho', 'askBet', 'askDifficulty', 'askPerformance', 'success', 'failure', 'warning')),
  ...fixed({ decline: { examples: examples('no'), lines } }),
  difficulties: fc.tuple(...LEVELS.map(difficulty)),
  maxBet: some(1, 5),
  warnBelow: fc.option(some(0, 6), { nil: null }),
});

/** Moments that are played with cards. */
export const carded: readonly fc.Arbitrary<object>[] = [reward, teamwork, assemble, battle, equip, upgrade];
