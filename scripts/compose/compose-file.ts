import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../stage/root.ts';

export const FOLDER = join(ROOT, 'deploy/compose');

const strings = z.array(z.string()).default([]);
const service = z.looseObject({
  image: z.string(),
  user: z.string().default(''),
  read_only: z.boolean().default(false),
  cap_drop: strings,
  cap_add: strings,
  security_opt: strings,
  profiles: strings,
  environment: z.record(z.string(), z.string()).default({}),
  ports: strings,
  volumes: strings,
  networks: strings,
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  restart: z.string().default(''),
  mem_limit: z.string().default(''),
  stop_grace_period: z.string().default(''),
});
const document = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
});

export type ComposeFile = z.infer<typeof document>;
export type Service = z.infer<typeof service>;
type Settings = Readonly<Record<string, string>>;

const source = () => readFileSync(join(FOLDER, 'compose.yaml'), 'utf8');
const VARIABLE = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}|\$\$/g;

/** compose.yaml as Compose reads it: aliases and merged keys, then settings in the place of their names. */
export function readCompose(settings: Settings): ComposeFile {
  // Aliases are what it is made of.
  return document.parse(filledIn(parse(source(), { merge: true, maxAliasCount: -1 }), settings));
}

function filledIn(value: unknown, settings: Settings): unknown {
  if (typeof value === 'string') return interpolated(value, settings);
  if (Array.isArray(value)) return value.map((one) => filledIn(one, settings));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(one, settings)]));
}

function interpolated(text: string, settings: Settings): string {
  return text.replace(VARIABLE, (whole, name?: string, sign?: string, rest = '') => {
    if (name === undefined) return '$';
    if (settings[name]) return settings[name];
    if (sign === '-') return rest;
    throw new Error(`${whole}: ${name} is not set`);
  });
}

/** Names of settings that compose.yaml asks for; `required` are those that secrets.sh makes. */
export function askedFor(): { readonly all: string[]; readonly required: string[] } {
  const found = [...source().matchAll(VARIABLE)].filter(([, name]) => name !== undefined);
  const names = (of: typeof found) => [...new Set(of.map(([, name = '']) => name))].sort();
  return { all: names(found), required: names(found.filter(([, , sign]) => sign === '?')) };
}

/** What example.env sets, and what it only names (`#NAME=value`). */
export function exampleSettings(): { readonly set: Settings; readonly named: Settings } {
  const lines = readFileSync(join(FOLDER, 'example.env'), 'utf8').split('\n');
  const read = (pattern: RegExp) =>
    Object.fromEntries(
      lines.flatMap((line) => {
        const [, name = '', value = ''] = pattern.exec(line) ?? [];
        return name === '' ? [] : [[name, value]];
      }),
    );
  return { set: read(/^([A-Z_]+)=(.*)$/), named: read(/^#([A-Z_]+)=(.*)$/) };
}
