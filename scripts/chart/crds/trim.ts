// What of a CustomResourceDefinition decides whether an object is one: its version v1, without descriptions. From stdin to stdout.
import { text } from 'node:stream/consumers';
import { parse, stringify } from 'yaml';

/** `properties` has fields by their names, one of which may be `description`. */
function trimmed(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => trimmed(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => areNames || key !== 'description');
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, trimmed(inner, key === 'properties' && !areNames)]),
  );
}

const definition = parse(await text(process.stdin));
definition.spec.versions = definition.spec.versions.filter(({ name }: { name: string }) => name === 'v1');
process.stdout.write(stringify(trimmed(definition)));
