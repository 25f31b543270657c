import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moment } from '@fabula/rules/release/moment';
import { expect, it } from '@jest/globals';

const TYPES = moment.options.map(({ shape }) => shape.type.value);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = /\.(ts|tsx|mjs|proto)$/;
/** What is made, what is somebody else's, and what plays the types: tests and proofs. */
const SKIP = /(^|\/)(node_modules|dist|gen|kept|test|testing|proof)$|\.test\.tsx?$|(^|\/)\./;
/** A type's own folder, in each library. */
const OWN = /^services\/\w+\/src\/moments\/teamwork\//;

/** Who else names a type, and why. A file, or a folder that ends in "/". */
const NAMING: Readonly<Record<string, string>> = {
  'services/rules/src/release/moment.ts': 'the list of all types',
  'services/rules/src/moments/registry.ts': 'a registry',
  'services/director/src/moments/registry.ts': 'a registry',
  'services/story/src/moments/registry.ts': 'a registry',
  'services/story/src/diagnostics/kinds.ts': 'what is wrong with it, in words',
  'services/players/src/moments/registry.ts': 'a registry',
  'proto/fabula/run/v1/view.proto': 'says of which type each control is',
  'web/src/features/admin/moment/layout.ts': 'its form, section by section',
  'web/src/features/play/': 'its panel',
  'web/src/features/admin/flow/TypeLabel.tsx': 'its sign in the graph',
  'web/src/lib/i18n/': 'its texts',
};

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (SKIP.test(path)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (SOURCE.test(path)) yield path;
  }
}

const isBelow = (file: string, place: string) =>
  place.endsWith('/') ? file.startsWith(place) : file === place;

const sources = ['services', 'gateway', 'web/src', 'proto', 'scripts']
  .flatMap((folder) => [...filesBelow(folder)])
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const naming = sources
  .filter(({ file, text }) => !OWN.test(file) && /teamwork/i.test(text))
  .map(({ file }) => file);
/** A question that a type's own entry answers. */
const ASKED = new RegExp(`\\btype [!=]== '(${TYPES.join('|')})'`);

it('a type of moment is named in its folders, and where there is a reason', () => {
  const places = Object.keys(NAMING);
  expect(naming.filter((file) => !places.some((place) => isBelow(file, place)))).toEqual([]);
});

it('nobody asks whether a moment is of some type', () => {
  expect(sources.filter(({ text }) => ASKED.test(text)).map(({ file }) => file)).toEqual([]);
});

it.each(Object.entries(NAMING))('%s names a type: %s', (place) => {
  expect(naming.some((file) => isBelow(file, place))).toBe(true);
});
