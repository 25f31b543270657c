import { EMOTIONS } from '@fabula/rules/release/text';
import type { Value } from '@fabula/story/edit/edit';
import type { FormSchema } from '@fabula/story/form';

/** A schema without what says that it may be null; forms leave such a field out. */
export function bare(schema: FormSchema): FormSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = others;
  if (only !== undefined && others.length === 1) return { ...schema, ...only };
  return schema;
}

/** The one type that a schema asks for, beside null. */
export function typeOf({ type }: FormSchema): string | undefined {
  return typeof type === 'string' ? type : type?.find((each) => each !== 'null');
}

/** The schema of entries that an author names; undefined where all names are known. */
export function entrySchema({ additionalProperties }: FormSchema): FormSchema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** Kinds whose widgets fill a row. */
const WIDE: ReadonlySet<unknown> = new Set(['localized', 'examples', 'lines', 'named']);

/** Whether its widget fills a row, rather than stand beside others. */
export function isWide(schema: FormSchema): boolean {
  const asked = bare(schema);
  if (asked.kind?.startsWith('by') || WIDE.has(asked.kind)) return true;
  const type = asked.kind === undefined ? typeOf(asked) : undefined;
  return type === 'array' || type === 'object';
}

/** What a line is said with until somebody chooses. */
export const USUAL_EMOTION = `${EMOTIONS[0]} 2`;

const NEW_LINE: Value = { [USUAL_EMOTION]: { en: '', fr: '' } };

/** The least that can stand there: what is demanded, and empty where an author has to write. */
export function leastOf(schema: FormSchema): Value {
  const { kind } = schema;
  if (kind === 'localized') return { en: '', fr: '' };
  if (kind === 'examples') return { en: [], fr: [] };
  if (kind === 'line') return NEW_LINE;
  if (kind === 'lines') return (schema.minItems ?? 0) > 0 ? [NEW_LINE] : [];
  if (kind === 'emotion') return USUAL_EMOTION;
  if (kind === 'id') return crypto.randomUUID();
  if (kind === 'colour') return '#ffcf70';
  return leastOfType(bare(schema));
}

function leastOfType(schema: FormSchema): Value {
  if (schema.const !== undefined) return schema.const;
  const [first] = schema.enum ?? [];
  if (first !== undefined) return first;
  const type = typeOf(schema);
  if (type === 'integer' || type === 'number') return Math.max(0, schema.minimum ?? 0);
  if (type === 'boolean') return false;
  if (type === 'array') return leastList(schema);
  return type === 'object' ? leastObject(schema) : '';
}

function leastList({ items, minItems = 0 }: FormSchema): Value {
  return items !== undefined && minItems > 0 ? [leastOf(items)] : [];
}

function leastObject({ properties = {}, required = [] }: FormSchema): Value {
  return Object.fromEntries(required.map((name) => [name, leastOf(properties[name] ?? {})]));
}
