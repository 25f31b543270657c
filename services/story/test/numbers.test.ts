import { randomUUID } from 'node:crypto';
import { attackBlow, BASE_DEFENCE, type Fighter, struckBlow } from '@fabula/rules/moments/battle/blows';
import { item } from '@fabula/rules/release/release';
import { MOST_RELEASE_BYTES } from '@fabula/rules/release/size';
import { compile } from '@fabula/story/compile';
import type { Names } from '@fabula/story/names';
import { NUMBER_LIMITS } from '@fabula/story/number-limits';
import { characterSchema } from '@fabula/story/schema/character';
import { momentSchemas } from '@fabula/story/schema/moment';
import { storySchema } from '@fabula/story/schema/story';
import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Break, broken } from './broken.ts';
import { fixtureWithMedia } from './fixture.ts';

const NO_NAMES: Names = {
  ...{ characters: new Map(), items: new Map(), dynamicItems: new Map() },
  ...{ places: new Map(), moments: new Map(), facts: new Set<string>(), paths: new Map() },
};
const FILES: Readonly<Record<string, z.ZodType>> = {
  story: storySchema(NO_NAMES),
  character: characterSchema(NO_NAMES),
  ...momentSchemas(NO_NAMES),
};

/** The numbers somewhere in a schema, by where they stand; whatever the schema is made of. */
function numbersIn(schema: unknown, path: readonly string[] = [], around: readonly unknown[] = []): Found[] {
  if (typeof schema !== 'object' || schema === null || around.includes(schema)) return [];
  if (schema instanceof z.ZodNumber) return [{ path: path.join('.'), schema }];
  const parts = schema instanceof z.ZodType ? { ...schema.def, ...shapeOf(schema) } : schema;
  return Object.entries(parts).flatMap(([name, part]) =>
    numbersIn(part, WRAPPERS.has(name) ? path : [...path, name], [...around, schema]),
  );
}

interface Found {
  readonly path: string;
  readonly schema: z.ZodNumber;
}

/** Names of what stands around a schema, no fields of an author. */
const WRAPPERS = new Set(['shape', 'innerType', 'in', 'out', 'element', 'valueType']);

/** Shapes are made when they are asked for, and then not all are own properties. */
function shapeOf(schema: z.ZodType) {
  return schema instanceof z.ZodObject ? { shape: schema.shape } : {};
}

/** No bound is further out, far from 32 bits. */
const MOST = 1_000_000;

const LETTER = { en: 'i', fr: 'i' };
const NONE = { en: [], fr: [] };
/** Of its property, finish and words nothing could hit harder. */
const FIGHTER: Fighter = {
  ...{ characterId: '', cardType: 'Golden', properties: ['Water'] },
  ...{ attack: NUMBER_LIMITS.attack.most, defence: BASE_DEFENCE },
};
const WORDS = { creativity: 1, thematic: true, isWeakTo: true, recoilsFrom: true };

describe('the numbers of a story', () => {
  let whole: StoryFolder;
  beforeAll(async () => {
    whole = await fixtureWithMedia('every-kind');
  });

  test.each(Object.entries(FILES))('have both bounds, wherever an author writes one: %s', (file, schema) => {
    const found = numbersIn(schema, [file]);
    // Every file has some: otherwise nobody has looked.
    expect(found.length).toBeGreaterThan(3);
    const unbounded = found.filter(({ schema: { minValue, maxValue } }) => {
      return !((minValue ?? -Infinity) >= -MOST && (maxValue ?? Infinity) <= MOST);
    });
    expect(unbounded.map(({ path }) => path)).toEqual([]);
  });

  const gate = (path: readonly (string | number)[], value: unknown): Break => {
    return { file: 'moments/the-gate.yaml', set: [[path, value]] };
  };
  const ada = (field: string, value: unknown): Break => {
    return { file: 'characters/ada.yaml', set: [[[field], value]] };
  };
  const items = (path: readonly string[], value: unknown): Break => {
    return { file: 'story.yaml', set: [[path, value]] };
  };
  const storm = (field: string, value: unknown): Break => {
    return { file: 'moments/the-storm.yaml', set: [[['opponents', 'storm', field], value]] };
  };
  const neighbour = (path: readonly string[], value: unknown): Break => {
    return { file: 'moments/the-neighbour.yaml', set: [[path, value]] };
  };
  const said = (broke: Break) =>
    compile(broken(whole, broke)).problems.map(
      ({ code, file, field, message }) => `${code} ${file} ${field}: ${message}`,
    );

  test.each([
    [ada('baseAttack', 3e9), 'characters/ada.yaml baseAttack', 'This is 3000000000; it may be 1000 at most.'],
    [
      ada('baseHealth', Number.MAX_SAFE_INTEGER),
      'characters/ada.yaml baseHealth',
      'This is 9007199254740991; it may be 10000 at most.',
    ],
    [ada('baseHealth', 1e300), 'characters/ada.yaml baseHealth', 'This is 1e+300; it may be 10000 at most.'],
    [ada('baseHealth', -1), 'characters/ada.yaml baseHealth', 'This is -1; it may be 0 at least.'],
    [
      items(['items', 'lamp', 'attackBonus'], 3e9),
      'story.yaml items.lamp.attackBonus',
      'This is 3000000000; it may be 1000 at most.',
    ],
    [
      items(['items', 'lamp', 'defenseBonus'], -3e9),
      'story.yaml items.lamp.defenseBonus',
      'This is -3000000000; it may be -1000 at least.',
    ],
    [
      items(['dynamicItems', 'catch', 'attackBonus', 'to'], 3e9),
      'story.yaml dynamicItems.catch.attackBonus.to',
      'This is 3000000000; it may be 1000 at most.',
    ],
    [gate(['date'], 3e9), 'moments/the-gate.yaml date', 'This is 3000000000; it may be 1000000 at most.'],
    [
      gate(['skip'], { skipAfterRunNumber: 3e9 }),
      'moments/the-gate.yaml skip.skipAfterRunNumber',
      'This is 3000000000; it may be 10000 at most.',
    ],
    [gate(['speedOfSpeech'], 2), 'moments/the-gate.yaml speedOfSpeech', 'This is 2; it may be 1.5 at most.'],
    [
      storm('health', 3e9),
      'moments/the-storm.yaml opponents.storm.health',
      'This is 3000000000; it may be 10000 at most.',
    ],
    [storm('attack', 0), 'moments/the-storm.yaml opponents.storm.attack', 'This is 0; it may be 1 at least.'],
    [
      neighbour(['patience'], 3e9),
      'moments/the-neighbour.yaml patience',
      'This is 3000000000; it may be 10000 at most.',
    ],
    [
      neighbour(['facets', 'sorry', 'bonus'], { points: -3e9, when: 'run 2+' }),
      'moments/the-neighbour.yaml facets.sorry.bonus.points',
      'This is -3000000000; it may be -10000 at least.',
    ],
  ])('are refused beyond them, at their place, with what they may be: %j', (broke, place, message) => {
    expect(said(broke)).toEqual([`FS105 ${place}: ${message}`]);
  });

  test.each(['run 3000000000', 'run 2-3000000000', 'completions 10001+ of the-gate'])(
    'have a bound in conditions as well: %s',
    (condition) => {
      const [number] = condition.match(/\d{5,}/) ?? [];
      const place = 'moments/the-gate.yaml transitions.0.when';
      expect(said(gate(['transitions', 0, 'when'], condition))).toEqual([
        `FS111 ${place}: ${number} is too much here; it may be 10000 at most.`,
      ]);
    },
  );

  test('may be as large as that', () => {
    const { bonus, attack, health, date, run } = NUMBER_LIMITS;
    const large = broken(
      whole,
      ada('baseAttack', attack.most),
      ada('baseHealth', health.most),
      items(['items', 'lamp', 'attackBonus'], bonus.least),
      gate(['date'], date.least),
      gate(['skip'], { showAfterRunNumber: run.least }),
    );
    expect(compile(large).problems).toEqual([]);
  });

  test('leave room within 32 bits for a blow with all the items that a release can hold', () => {
    const { attack, bonus } = NUMBER_LIMITS;
    const smallest = { id: randomUUID(), slug: 'i', name: LETTER, nicknames: NONE, description: LETTER };
    const items = MOST_RELEASE_BYTES / JSON.stringify(item.parse(smallest)).length;
    const rich = { ...FIGHTER, attack: attack.most + items * bonus.most };
    const struck = attackBlow(rich, { ...FIGHTER, properties: ['Fire'] }, WORDS);
    const helpless: Fighter = { ...FIGHTER, defence: items * bonus.least, properties: ['Fire'] };
    const taken = struckBlow(FIGHTER, helpless, WORDS);
    for (const number of [struck.damage, struck.recoil, taken.damage]) {
      expect(number).toBeGreaterThan(MOST);
      expect(number).toBeLessThan(2 ** 31);
    }
  });
});
