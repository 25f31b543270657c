import '../../../../workers/jitless.ts';
import type { MomentType } from '@fabula/rules/release/moment';
import type { Value } from '@fabula/story/edit';
import type { Names } from '@fabula/story/names';
import { momentSchemas } from '@fabula/story/schema/moment';
import { z } from 'zod';
import { TO_WRITE } from '../../widgets/toWrite.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Values that a schema cannot know, by the field's name. */
export type Known = Readonly<Record<string, Value>>;

const EMOTION = 'normal 2';

/** Shapes need no names: what is named is a text. */
const NO_NAMES: Names = {
  ...{ characters: new Map(), items: new Map(), dynamicItems: new Map(), places: new Map() },
  ...{ moments: new Map(), facts: new Set(), paths: new Map() },
};

let schemas: ReadonlyMap<string, Schema> | undefined;

function schemaOf(type: MomentType): Schema {
  schemas ??= new Map(
    Object.entries(momentSchemas(NO_NAMES)).map(([each, schema]) => [
      each,
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    ]),
  );
  return schemas.get(type) ?? {};
}

/** A moment of a type with only what such a moment must have, so that it can be read. */
export function leastMoment(type: MomentType, known: Known): Record<string, Value> {
  return leastFields(schemaOf(type), { type, ...known });
}

/** Whether players choose the way out of moments of this type. */
export function hasPaths(type: MomentType): boolean {
  return propertyOf(schemaOf(type), 'paths') !== undefined;
}

/** A path of a moment of this type, with only what it must have. */
export function leastPath(type: MomentType, known: Known): Record<string, Value> {
  const path = propertyOf(schemaOf(type), 'paths')?.additionalProperties;
  return isSchema(path) ? leastFields(path, known) : {};
}

function leastFields(schema: Schema, known: Known): Record<string, Value> {
  const fields = (schema.required ?? []).map((field): [string, Value] => {
    const given = known[field];
    return [field, given ?? leastValue(propertyOf(schema, field) ?? {}, { field, known })];
  });
  return Object.fromEntries(fields);
}

interface Where {
  readonly field: string;
  readonly known: Known;
}

function leastValue(schema: Schema, where: Where): Value {
  if (typeof schema.const === 'string') return schema.const;
  const [word] = schema.enum ?? [];
  if (typeof word === 'string') return word;
  if (schema.type === 'string') return leastText(schema, where.field);
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return leastList(schema, where);
  return isByName(schema) ? {} : leastFields(schema, where.known);
}

function leastText({ format }: Schema, field: string): string {
  if (format === 'uuid') return crypto.randomUUID();
  return field === 'defaultEmotion' ? EMOTION : TO_WRITE;
}

/** Of what is named in a list, such as lines by their emotions, each entry has just one name. */
function leastList({ minItems = 0, items }: Schema, where: Where): Value {
  if (minItems === 0 || !isSchema(items)) return [];
  const { additionalProperties: named } = items;
  if (isByName(items) && isSchema(named)) return [{ [EMOTION]: leastValue(named, where) }];
  return [leastValue(items, where)];
}

function isByName({ propertyNames }: Schema): boolean {
  return propertyNames !== undefined;
}

function propertyOf(schema: Schema, field: string): Schema | undefined {
  const found = schema.properties?.[field];
  return isSchema(found) ? found : undefined;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
