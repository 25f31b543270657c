import type { MomentType } from '@fabula/rules/release/moment';
import { childOf, valueAt } from '@fabula/story/edit/tree';
import { memoised } from '@fabula/story/memoised';
import type { FieldPath, SourceFile } from '@fabula/story/source-file';
import { LAYOUT } from '../../moment/layout.ts';
import { entriesOf, listOf, namesIn, type Said, saidIn, textOf } from './values.ts';

/** A way from a moment to another one, as it is written. */
export interface Way {
  readonly kind: 'transition' | 'path' | 'skip';
  /** Slug of where it leads; there need not be such a moment. */
  readonly to: string;
  /** What players call a path. */
  readonly label?: Said;
  /** As it is written; absent: always. */
  readonly when?: string;
  /** In the moment's file. */
  readonly at: FieldPath;
}

/** What is given in a moment, or can be chosen there: a slug, and of what. */
export interface Gift {
  readonly kind: 'item' | 'character' | 'dynamicItem';
  readonly slug: string;
}

/** What can be understood of a moment's file by itself, however wrong the rest of it is. */
export interface Outline {
  readonly id?: string;
  readonly type?: MomentType;
  readonly name: Said;
  readonly goal: Said;
  readonly place?: string;
  readonly character?: string;
  readonly isSilent: boolean;
  readonly ways: readonly Way[];
  readonly opponents: readonly string[];
  readonly rewards: readonly Gift[];
  /** Why it is no YAML. */
  readonly broken?: string;
}

/** Fields by their names, whatever the type: what a new type calls alike shows up by itself. */
export const outlineOf = memoised((source: SourceFile): Outline => {
  const at = (...path: FieldPath) => valueAt(source.value, path);
  const broken = source.syntaxErrors[0]?.message;
  return {
    ...defined({ id: textOf(at('id')), type: typeIn(at('type')), broken }),
    ...defined({ place: textOf(at('place')), character: textOf(at('character')) }),
    name: saidIn(at('name')),
    goal: saidIn(at('goalText')),
    isSilent: at('silent') === true,
    ways: [...transitionsIn(at('transitions')), ...pathsIn(at('paths')), ...skipIn(at('skip', 'skipTo'))],
    opponents: namesIn(at('opponents')),
    rewards: [...optionsIn(at('options')), ...listOf(at('grants')).flatMap(giftsIn)],
  };
});

function typeIn(value: unknown): MomentType | undefined {
  return isType(value) ? value : undefined;
}

function isType(value: unknown): value is MomentType {
  return typeof value === 'string' && Object.hasOwn(LAYOUT, value);
}

function transitionsIn(value: unknown): Way[] {
  return listOf(value).flatMap((entry, index) =>
    wayIn(entry, { kind: 'transition', at: ['transitions', index] }),
  );
}

function pathsIn(value: unknown): Way[] {
  return entriesOf(value).flatMap(([name, entry]) => {
    const label = saidIn(childOf(entry, 'label'));
    const named = label.en === undefined && label.fr === undefined ? { en: name, fr: name } : label;
    return wayIn(entry, { kind: 'path', label: named, at: ['paths', name] });
  });
}

function skipIn(value: unknown): Way[] {
  const to = textOf(value);
  return to === undefined ? [] : [{ kind: 'skip', to, at: ['skip', 'skipTo'] }];
}

function wayIn(entry: unknown, way: Omit<Way, 'to' | 'when'>): Way[] {
  const [to, when] = [textOf(childOf(entry, 'to')), textOf(childOf(entry, 'when'))];
  return to === undefined ? [] : [{ ...way, to, ...defined({ when }) }];
}

/** Of a reward its options. */
function optionsIn(value: unknown): Gift[] {
  return [...giftsIn(value), ...giftsOf('dynamicItem', childOf(value, 'dynamicItems'))];
}

function giftsIn(value: unknown): Gift[] {
  return [...giftsOf('item', childOf(value, 'items')), ...giftsOf('character', childOf(value, 'characters'))];
}

function giftsOf(kind: Gift['kind'], value: unknown): Gift[] {
  return namesIn(value).map((slug) => ({ kind, slug }));
}

/** Without what is not there. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Only keys whose value is undefined have been left out.
  return Object.fromEntries(there) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
