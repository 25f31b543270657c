import { createRequire } from 'node:module';
import type {
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data/types';
import { FLOOR } from './floor.ts';

/** Of each browser, those that have its engine. */
const ENGINES = {
  chrome: ['chrome', 'chrome_android'],
  safari: ['safari', 'safari_ios'],
  firefox: ['firefox', 'firefox_android'],
} as const;

/** Something of the language or the browser, by its name there: `Array.toSorted`, `AbortSignal.any`, `EditContext`. */
export interface Feature {
  readonly name: string;
  /** An object of the global scope, */
  readonly owner: string;
  /** and what it has; undefined: the object itself. */
  readonly member: string | undefined;
  /** Whether the object itself has it, or those that are made of it; of the language's the data does not say. */
  readonly has: 'object' | 'instances' | 'either';
}

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

function isNewer(version: string, floor: string): boolean {
  const [[major = 0, minor = 0], [floorMajor = 0, floorMinor = 0]] = [numbers(version), numbers(floor)];
  return major > floorMajor || (major === floorMajor && minor > floorMinor);
}

/** Under its own name, without a switch; that it does not do all of it there is no lack. */
function isThere(one: SimpleSupportStatement, floor: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = one;
  if (typeof added !== 'string' || added === 'preview' || flags || prefix || other) return false;
  return !isNewer(added, floor) && !(typeof removed === 'string' && !isNewer(removed, floor));
}

const isLacking = (support: SupportStatement | undefined, floor: string) =>
  support !== undefined && ![support].flat().some((one) => isThere(one, floor));

/** Whether one of the browsers of the floor has none of it. */
function isAbove({ __compat: compat }: Identifier): boolean {
  return Object.entries(ENGINES).some(([browser, engines]) =>
    engines.some((engine) => isLacking(compat?.support[engine], FLOOR[browser as keyof typeof FLOOR])),
  );
}

const entriesOf = (node: Identifier): [name: string, inner: Identifier][] =>
  Object.entries(node as Record<string, Identifier>).filter(([name]) => name !== '__compat');

const hasIt = (isOfBrowser: boolean, key: string): Feature['has'] => {
  if (!isOfBrowser) return 'either';
  return key.endsWith('_static') ? 'object' : 'instances';
};

/** Everything that browsers have, of which one of the floor has none, and the rest. */
export function features(): { readonly above: readonly Feature[]; readonly below: readonly Feature[] } {
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const [above, below]: [Feature[], Feature[]] = [[], []];
  const sort = (feature: Feature, node: Identifier, isAboveAnyway = false) => {
    if (node.__compat) (isAboveAnyway || isAbove(node) ? above : below).push(feature);
  };
  for (const [owner, node] of entriesOf({ ...api, ...javascript.builtins })) {
    sort({ name: owner, owner, member: undefined, has: 'object' }, node);
    for (const [key, inner] of entriesOf(node)) {
      const member = key.replace(/_static$/, '');
      if (/^\w+$/.test(member) && member !== owner)
        sort(
          { name: `${owner}.${member}`, owner, member, has: hasIt(owner in api, key) },
          inner,
          isAbove(node),
        );
    }
  }
  return { above, below };
}
