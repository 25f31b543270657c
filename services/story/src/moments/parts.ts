import type { Condition } from '@fabula/rules/release/condition';
import type { Examples } from '@fabula/rules/release/text';
import type { Variable } from '../explore/variables.ts';
import type { FieldPath } from '../source-file.ts';

/** One of several things that the same words cannot mean. */
export interface Choice {
  /** Its name, as its author calls it. */
  readonly owner: string;
  /** Where in the moment of the release. */
  readonly path: FieldPath;
  readonly examples: Examples;
}

/** A character or an item that a moment names. */
export interface NamedCard {
  readonly kind: 'item' | 'character';
  readonly id: string | undefined;
  /** Where in the moment of the release. */
  readonly path: FieldPath;
}

/** Where a part of a moment is named. */
export interface PartUse {
  /** Where in the moment's file. */
  readonly path: FieldPath;
  readonly name: string;
}

export interface NamedParts {
  /** What they are called in an author's words. */
  readonly kind: 'facet' | 'task';
  readonly names: readonly string[];
  /** Beside those in perfect answers. */
  readonly uses: readonly PartUse[];
}

/** Something that playing a moment can bring. */
export interface PossibleGain {
  readonly variable: Variable;
  readonly isCertain: boolean;
  readonly when: Condition | undefined;
  /** Of a choice: the player of least luck takes this one, for something must be taken. */
  readonly isPicked?: boolean;
}

interface Entry {
  readonly examples: Examples;
  readonly conditionalExamples?: readonly { readonly examples: Examples }[];
}

/** The choices of a list whose entries players tell apart by their examples. */
export function choicesIn<E extends Entry>(
  list: string,
  entries: readonly E[],
  nameOf: (entry: E) => string,
): Choice[] {
  return entries.flatMap((entry, index) => {
    const owner = nameOf(entry);
    const more = entry.conditionalExamples ?? [];
    return [
      { owner, path: [list, index, 'examples'], examples: entry.examples },
      ...more.map(({ examples }, at) => ({
        owner,
        path: [list, index, 'conditionalExamples', at, 'examples'],
        examples,
      })),
    ];
  });
}

/** For `choicesIn`: entries that have an id. */
export function idOf({ id }: { readonly id: string }): string {
  return id;
}

/** A list of names, each with its own place. */
export function usesIn(path: FieldPath, names: readonly string[]): PartUse[] {
  return names.map((name, index) => ({ path: [...path, index], name }));
}
