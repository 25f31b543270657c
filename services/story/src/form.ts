import type { MomentType } from '@fabula/rules/release/moment';
import { examples, localized } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from './names.ts';
import { characterSchema } from './schema/character.ts';
import type { FormKind } from './schema/form-kind.ts';
import { momentSchemas } from './schema/moment.ts';
import { storySchema } from './schema/story.ts';

export type { FormKind } from './schema/form-kind.ts';

/** A file that a form is made for. */
export type FormFile =
  | { readonly kind: 'story' | 'character' }
  | { readonly kind: 'moment'; readonly type: MomentType };

type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** What a value may be, as its author writes it: the part of JSON Schema that our schemas come to. */
export interface FormSchema {
  readonly kind?: FormKind;
  readonly type?: JsonType | readonly JsonType[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
  /** Of each entry of a list. */
  readonly items?: FormSchema;
  /** Of each entry that an author names; false where there are no others than `properties`. */
  readonly additionalProperties?: FormSchema | boolean;
  /** What the names may be. */
  readonly propertyNames?: FormSchema;
  readonly anyOf?: readonly FormSchema[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A story in which nothing has a name yet: forms ask what can be named when they are filled in. */
const NO_NAMES: Names = {
  ...{ characters: new Map(), items: new Map(), dynamicItems: new Map() },
  ...{ places: new Map(), moments: new Map(), facts: new Set<string>(), paths: new Map() },
};

/** Schemas of the law, which knows of no forms. */
const OF_RULES: ReadonlyMap<unknown, FormKind> = new Map<unknown, FormKind>([
  [localized, 'localized'],
  [examples, 'examples'],
]);

/** What can stand in a file, from the schema that it is compiled by: a field that is added there is asked for in forms. */
export function formOf(file: FormFile): FormSchema {
  return z.toJSONSchema(schemaOf(file), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = OF_RULES.get(zodSchema);
      if (kind !== undefined) jsonSchema.kind = kind;
    },
    // The interface above names what zod writes of these schemas; a test walks all of them.
  }) as FormSchema;
}

function schemaOf(file: FormFile): z.ZodType {
  if (file.kind === 'moment') return momentSchemas(NO_NAMES)[file.type];
  return file.kind === 'story' ? storySchema(NO_NAMES) : characterSchema(NO_NAMES);
}
