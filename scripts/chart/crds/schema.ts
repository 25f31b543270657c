import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = import.meta.dirname;

interface Definition {
  readonly spec: {
    readonly names: { readonly kind: string };
    readonly versions: readonly [{ readonly schema: { readonly openAPIV3Schema: object } }];
  };
}

/** Files of kinds that operators bring (`fetch.sh`), as an API server takes them. */
export const CRD_FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => join(FOLDER, file));

/** By kind: a JSON schema that refuses fields which the kind does not have. */
export function strictSchemas(): Map<string, object> {
  const definitions = CRD_FILES.map((file) => parse(readFileSync(file, 'utf8')) as Definition);
  return new Map(
    definitions.map(({ spec }) => [spec.names.kind, strict(spec.versions[0].schema.openAPIV3Schema)]),
  );
}

/** An API server prunes what is not among an object's properties; here it is a mistake. Metadata are everybody's. */
function strict<T>(value: T): T {
  if (Array.isArray(value)) return value.map(strict) as T;
  // Go takes flags within an expression, Python at its beginning alone.
  if (typeof value === 'string') return value.replace('^(?i)', '(?i)^') as T;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, strict(one)]));
  return (
    'properties' in inner && inner.type === 'object' ? { ...inner, additionalProperties: false } : inner
  ) as T;
}
