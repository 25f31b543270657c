import fc from 'fast-check';
import { START } from '../../src/inputs.ts';
import { PROPERTIES } from '../../src/release/cards.ts';
import { SPEECH_ACTS } from '../../src/release/speech-act.ts';
import type { NewRun } from '../../src/run.ts';
import type { Input } from '../../src/types.ts';
import { both, GUEST, id, says, WHISTLE } from '../build.ts';
import { FACETS, ITEMS, LEVELS, NAMES, PATHS, TASKS, TEAM } from './names.ts';

const name = fc.constantFrom(...NAMES);
const names = fc.array(name, { maxLength: 3 });

/** What a sensible director could say. */
const judgement = fc.record(
  {
    facets: fc.subarray(FACETS, { maxLength: 3 }),
    perfects: fc.subarray(['p1', 'p2']),
    answer: fc.constantFrom('right', 'partly', 'wrong', 'perfect'),
    path: fc.constantFrom(...PATHS),
    laterPath: fc.constantFrom(...PATHS),
    reason: fc.boolean(),
    option: name,
    characters: fc.subarray(TEAM),
    items: fc.subarray(ITEMS, { maxLength: 1 }),
    assignments: fc.array(
      fc.record({
        task: fc.constantFrom(...TASKS),
        character: fc.constantFrom(...TEAM),
        reason: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    creativity: fc.constantFrom(0, 0.4, 1, 7),
    thematic: fc.boolean(),
    target: name,
    quality: fc.constantFrom(0, 50, 100),
    property: fc.constantFrom(...PROPERTIES),
    difficulty: fc.constantFrom(...LEVELS),
    bet: fc.nat(6),
    sacrificed: fc.subarray([...PROPERTIES]),
    declined: fc.constantFrom(false, false, false, true),
    act: fc.constantFrom(...SPEECH_ACTS),
    told: fc.constantFrom('a1', 'a2', 'a3'),
  },
  { requiredKeys: [] },
);

/** Words that do nothing but ask, greet and the like. */
const beside = fc.record(
  {
    act: fc.constantFrom('help', 'help', 'repeat', ...SPEECH_ACTS),
    told: fc.constantFrom('a1', 'a2', 'a3'),
    deflection: name,
  },
  { requiredKeys: ['act'] },
);

const lines = fc.array(fc.record({ text: fc.string(), characterId: name }), { maxLength: 2 });

/** Or any JSON at all: as the whole, or in every field. */
const proposal = fc.oneof(
  { weight: 6, arbitrary: fc.record({ judgement }) },
  { weight: 2, arbitrary: fc.record({ judgement: beside }) },
  { weight: 1, arbitrary: fc.record({ judgement, asksBack: fc.constantFrom(true, 'yes') }) },
  { weight: 1, arbitrary: fc.record({ judgement, lines }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  {
    weight: 1,
    arbitrary: fc.record({
      judgement: fc.dictionary(
        fc.constantFrom('facets', 'path', 'assignments', 'bet', 'quality', 'creativity', 'sacrificed'),
        fc.jsonValue({ maxDepth: 1 }),
        { maxKeys: 3 },
      ),
    }),
  },
);

const chosen: fc.Arbitrary<Input> = fc
  .record({
    selectedPath: fc.option(name, { nil: undefined }),
    selectedCharacterIds: names,
    selectedItemIds: names,
    interactionBetSize: fc.constantFrom(null, null, 0, 1, 3, 9, -2, 0.5),
    difficulty: fc.option(fc.constantFrom(...LEVELS, 'none'), { nil: undefined }),
    sacrificedProperties: fc.subarray([...PROPERTIES, 'Gold'], { maxLength: 2 }),
  })
  .map((selected) => says('', { kind: 'choice', ...selected }));

const input: fc.Arbitrary<Input> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(START) },
  { weight: 1, arbitrary: fc.constant(says(' ')) },
  {
    weight: 6,
    arbitrary: fc.record({ wasCacheHit: fc.boolean() }).map((more) => says('words', more)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      says('words', { kind: 'player_attack_input' }),
      says('words', { kind: 'player_defense_input' }),
    ),
  },
  { weight: 3, arbitrary: chosen },
);

export interface Step {
  readonly input: Input;
  readonly proposal: unknown;
  readonly seed: string;
}

const step = fc.record({ input, proposal, seed: fc.nat(9999).map(String) });

export interface Playing {
  readonly run: Partial<NewRun>;
  readonly steps: readonly Step[];
}

/** Of another story. */
const STRANGER = id(930);

const forGood = {
  ...{ characterId: STRANGER, currentAttack: 4, currentHealth: 1, maxHealth: 9, enrolledInMomentId: null },
  ...{ properties: ['Fire' as const], cardType: 'permanent' as const },
  permanent: { id: STRANGER, name: both('Somebody'), baseAttack: 4, image: '', items: [] },
};

const kept = {
  ...{ id: id(931), itemId: WHISTLE, image: '', name: both('Whistle'), description: both('It whistles') },
  ...{ attackBonus: 2, defenseBonus: 0, properties: ['Water' as const], rarity: 'common' },
};

/** Of this story: it keeps what it wore when it was made permanent. */
const ofOurs = { ...forGood, characterId: GUEST, permanent: { ...forGood.permanent, items: [kept] } };

const worn = { itemId: WHISTLE, source: 'granted', acquiredInMomentId: null, equippedTo: GUEST } as const;

const run = fc.record({
  previous: fc.constantFrom(undefined, { items: [worn], roster: [] }),
  loopNumber: fc.integer({ min: 1, max: 3 }),
  isTest: fc.constantFrom(false, false, false, true),
  ignoresSkip: fc.boolean(),
  permanent: fc.constantFrom([], [], [forGood], [forGood, ofOurs], [ofOurs]),
  before: fc.constantFrom(
    { completions: {}, bestRank: null },
    { completions: {}, bestRank: 2, hasTicket: true as const },
  ),
});

/** What a player does, one thing after the other, sensible or not. */
export const randomPlayer: fc.Arbitrary<Playing> = fc.record({
  run,
  steps: fc.array(step, { minLength: 3, maxLength: 14, size: 'max' }),
});
