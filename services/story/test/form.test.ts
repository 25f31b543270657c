import type { MomentType } from '@fabula/rules/release/moment';
import { type FormFile, type FormSchema, formOf } from '@fabula/story/form';
import { DEFINITIONS } from '@fabula/story/moments/registry';
import { describe, expect, it } from '@jest/globals';

// The registry has an entry for each type.
const TYPES = Object.keys(DEFINITIONS) as MomentType[];
const FILES: readonly FormFile[] = [
  ...TYPES.map((type) => ({ kind: 'moment' as const, type })),
  { kind: 'character' },
  { kind: 'story' },
];

/** What `FormSchema` has, and what forms need not know. */
const KNOWN = new Set([
  ...['kind', 'type', 'properties', 'required', 'items', 'additionalProperties', 'propertyNames', 'anyOf'],
  ...['enum', 'const', 'default', 'minimum', 'maximum', 'minItems', 'maxItems'],
]);
const UNUSED = new Set(['$schema', 'minLength', 'format', 'pattern']);

function within(schema: FormSchema): FormSchema[] {
  const { properties = {}, items, additionalProperties: more, propertyNames, anyOf = [] } = schema;
  const below = [
    ...Object.values(properties),
    ...anyOf,
    items,
    propertyNames,
    typeof more === 'object' ? more : undefined,
  ];
  return [schema, ...below.filter((each) => each !== undefined).flatMap(within)];
}

describe.each(FILES.map((file) => ['type' in file ? file.type : file.kind, formOf(file)] as const))(
  'the form of %s',
  (_, form) => {
    it('tells fields, and which of them are demanded', () => {
      expect(form.required).toContain('id');
      expect(form.properties?.id?.kind).toBe('id');
      expect(form.properties?.name?.kind).toBe('localized');
    });

    it('says nothing that its type does not', () => {
      const said = new Set(within(form).flatMap((schema) => Object.keys(schema)));
      expect([...said].filter((key) => !KNOWN.has(key) && !UNUSED.has(key))).toEqual([]);
    });

    it('leaves no value unasked: each has a kind or a shape', () => {
      const silent = within(form).filter(({ kind, type, anyOf }) => !(kind ?? type ?? anyOf));
      expect(silent).toEqual([]);
    });
  },
);

it('tells the kinds of building blocks through records, lists and defaults', () => {
  const { properties = {} } = formOf({ kind: 'moment', type: 'dialogue' });
  expect(properties.place?.kind).toBe('reference:place');
  expect(properties.defaultEmotion?.kind).toBe('emotion');
  expect(properties.openings?.items?.properties).toMatchObject({
    when: { kind: 'condition' },
    lines: { kind: 'lines', minItems: 1 },
  });
  expect(properties.facets).toMatchObject({
    kind: 'named',
    additionalProperties: {
      properties: {
        examples: { kind: 'examples' },
        after: { kind: 'reference:part' },
        fact: { kind: 'fact' },
      },
    },
  });
  expect(properties.needs?.items?.kind).toBe('reference:part');
  expect(formOf({ kind: 'moment', type: 'battle' }).properties?.opponents?.kind).toBe('byCharacter');
  expect(formOf({ kind: 'moment', type: 'reward' }).properties?.options?.properties?.items?.kind).toBe(
    'byItem',
  );
  expect(formOf({ kind: 'story' }).properties?.backgroundColor?.kind).toBe('colour');
});
