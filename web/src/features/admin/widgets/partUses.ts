import type { FormSchema } from '@fabula/story/form';
import type { FieldPath } from '@fabula/story/source-file';
import { createContext } from 'react';
import { partListsOf } from './references.ts';
import { bare, entrySchema } from './schema.ts';
import { fieldsOf, listOf } from './values.ts';

/** The schema of all that the form around asks for. */
export const SchemaContext = createContext<FormSchema>({});

interface Part {
  /** The field that declares it, `facets`. */
  readonly list: string;
  readonly name: string;
}

/** Where a moment names one of its own parts. */
export function partUses(schema: FormSchema, value: unknown, part: Part): FieldPath[] {
  const asked = bare(schema);
  const below = (step: string | number, inner: FormSchema, held: unknown) =>
    (isUse(inner, held, step, part) ? [[]] : partUses(inner, held, part)).map((path) => [step, ...path]);
  const { items, properties = {} } = asked;
  const entry = entrySchema(asked);
  // A list of names is asked by the field that it stands in.
  if (items !== undefined) return listOf(value).flatMap((held, at) => below(at, items, held));
  return Object.entries(fieldsOf(value)).flatMap(([key, held]) => {
    const inner = Object.hasOwn(properties, key) ? properties[key] : entry;
    return inner === undefined ? [] : below(key, inner, held);
  });
}

function isUse(schema: FormSchema, held: unknown, step: string | number, { list, name }: Part): boolean {
  return bare(schema).kind === 'reference:part' && held === name && partListsOf(String(step)).includes(list);
}
