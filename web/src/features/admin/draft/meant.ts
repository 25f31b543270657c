import { isSame } from '@fabula/story/edit/tree';
import type { FieldPath } from '@fabula/story/source-file';
import { isFields } from '../widgets/values.ts';
import { merged } from './merged.ts';

/** A value, as three versions of a file have it: the one that both were made of, this page's, and the others'. */
export interface Three {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A value that was changed here, at its place in the others' version. */
export interface Wish extends Three {
  readonly path: FieldPath;
}

/** What was changed here, where the others have it. */
export interface Meant {
  readonly wishes: readonly Wish[];
  /** Written here into what the others took away. */
  readonly lost: readonly string[];
}

/** Undefined: entries came, went or were called otherwise here, and not only values were. */
export function meant(three: Three, path: FieldPath = []): Meant | undefined {
  const { base, mine, theirs } = three;
  if (isSame(mine, base)) return { wishes: [], lost: [] };
  if (Array.isArray(base) && Array.isArray(mine)) return meantInList(base, mine, theirs, path);
  if (isFields(base) && isFields(mine)) return meantInMap(base, mine, theirs, path);
  if (isTree(base) || isTree(mine)) return undefined;
  return { wishes: isTree(theirs) ? [] : [{ ...three, path }], lost: isTree(theirs) ? [String(mine)] : [] };
}

const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null;

function meantInMap(
  base: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  theirs: unknown,
  path: FieldPath,
): Meant | undefined {
  const keys = Object.keys(base);
  if (!isSame(keys, Object.keys(mine))) return undefined;
  return together(
    keys.map((key) => {
      const [before, now] = [base[key], mine[key]];
      if (!isFields(theirs) || !Object.hasOwn(theirs, key)) return taken(before, now);
      return meant({ base: before, mine: now, theirs: theirs[key] }, [...path, key]);
    }),
  );
}

/** An entry is where it was, or, where some came or went, where one stands that is as it was. */
function meantInList(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: unknown,
  path: FieldPath,
): Meant | undefined {
  if (base.length !== mine.length) return undefined;
  const others = Array.isArray(theirs) ? theirs : [];
  const placeOf = (at: number) =>
    others.length === base.length ? at : others.findIndex((each) => isSame(each, base[at]));
  return together(
    base.map((before, at) => {
      const place = placeOf(at);
      if (place < 0) return taken(before, mine[at]);
      return meant({ base: before, mine: mine[at], theirs: others[place] }, [...path, place]);
    }),
  );
}

/** What was written here into what is not there any more. */
function taken(base: unknown, mine: unknown): Meant | undefined {
  const own = meant({ base, mine, theirs: base });
  return own && { wishes: [], lost: own.wishes.map(({ mine: text }) => String(text)) };
}

function together(parts: readonly (Meant | undefined)[]): Meant | undefined {
  const all = parts.filter((part) => part !== undefined);
  if (all.length < parts.length) return undefined;
  return { wishes: all.flatMap(({ wishes }) => wishes), lost: all.flatMap(({ lost }) => lost) };
}

/** What both want, letter by letter; of what is no text, or was chosen as a whole, what this page wants. */
export function wanted({ base, mine, theirs }: Three, isChosen: boolean): string | number | boolean | null {
  const isText = typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string';
  return isText && !isChosen ? merged(base, mine, theirs) : (mine as string | number | boolean | null);
}
