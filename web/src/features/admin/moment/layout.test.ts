import { type FormSchema, formOf } from '@fabula/story/form';
import { describe, expect, test } from '@jest/globals';
import { authors as en } from '../../../lib/i18n/en/authors.ts';
import { authors as es } from '../../../lib/i18n/es/authors.ts';
import { authors as fr } from '../../../lib/i18n/fr/authors.ts';
import { CHARACTER, DYNAMIC_ITEM, ELSEWHERE, GENERAL, ITEM, PLACE } from '../cast/layout.ts';
import { bare, entrySchema } from '../widgets/schema.ts';
import { textName } from '../widgets/texts.ts';
import { LAYOUT, type Section, withMore } from './layout.ts';
import { isMomentType } from './schemas.ts';

interface Form {
  readonly of: string;
  readonly names: readonly string[];
  readonly schema: FormSchema;
  readonly sections: readonly Section[];
}

const story = formOf({ kind: 'story' });
const declared = (field: string) => entrySchema(story.properties?.[field] ?? {}) ?? {};

const FORMS: readonly Form[] = [
  ...Object.keys(LAYOUT)
    .filter(isMomentType)
    .map((type) => ({
      of: type,
      names: [type],
      schema: formOf({ kind: 'moment' as const, type }),
      sections: LAYOUT[type],
    })),
  { of: 'character', names: ['character'], schema: formOf({ kind: 'character' }), sections: CHARACTER },
  { of: 'item', names: ['items'], schema: declared('items'), sections: ITEM },
  { of: 'dynamic item', names: ['dynamicItems'], schema: declared('dynamicItems'), sections: DYNAMIC_ITEM },
  { of: 'place', names: ['places'], schema: declared('places'), sections: PLACE },
];

/** Names of all fields within a field, as widgets tell them for their texts. */
function fieldsIn(schema: FormSchema, names: readonly string[]): string[][] {
  const asked = bare(schema);
  if (asked.kind === 'localized' || asked.kind === 'examples' || asked.kind === 'lines') return [];
  const own = Object.entries(asked.properties ?? {}).flatMap(([name, field]) => {
    const path = [...names, name];
    return [path, ...fieldsIn(field, path)];
  });
  const entries = [asked.items, entrySchema(asked)].filter((each) => each !== undefined);
  return [...own, ...entries.flatMap((each) => fieldsIn(each, names))];
}

describe.each(FORMS.map((form) => [form.of, form] as const))('the form of %s', (_, form) => {
  const fields = Object.keys(form.schema.properties ?? {});

  test('has each field of its schema in exactly one section', () => {
    const laidOut = form.sections.flatMap((section) => section.fields);
    expect([...laidOut].sort()).toEqual([...fields].sort());
  });

  test('has texts for each field, however deep', () => {
    const all = fieldsIn(form.schema, form.names);
    expect(all.length).toBeGreaterThanOrEqual(fields.length);
    expect(all.filter((names) => textName(names) === undefined)).toEqual([]);
  });
});

test('story.yaml has each field in one section, or on a page of its own', () => {
  const laidOut = GENERAL.flatMap((section) => section.fields);
  expect([...laidOut, ...ELSEWHERE].sort()).toEqual(Object.keys(story.properties ?? {}).sort());
  expect(fieldsIn(story, []).filter((names) => textName(names) === undefined)).toEqual([]);
});

test('each field and each section is called something, and told of, in three languages', () => {
  for (const { adminFields, adminForms } of [en, fr, es]) {
    expect(Object.keys(adminFields.help)).toEqual(Object.keys(adminFields.label));
    const said = [...Object.values(adminFields.label), ...Object.values(adminFields.help)];
    expect(said.filter((text) => text.trim() === '')).toEqual([]);
    const sections = FORMS.flatMap((form) => form.sections.map(({ name }) => adminForms.sections[name]));
    expect(sections.every(Boolean)).toBe(true);
  }
});

test('every text is of a field that there is', () => {
  const used = FORMS.flatMap(({ schema, names }) => fieldsIn(schema, names))
    .concat(fieldsIn(story, []))
    .map(textName);
  const beside = ['line_by', 'line_when'];
  expect(
    Object.keys(en.adminFields.label).filter((name) => ![...used, ...beside].includes(name as never)),
  ).toEqual([]);
});

test('a field that is new goes under More', () => {
  const sections = withMore(LAYOUT.monologue, ['name', 'weather']);
  expect(sections.at(-1)).toEqual({ name: 'more', fields: ['weather'] });
});
