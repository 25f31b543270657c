import type { Moment } from '@fabula/rules/release/moment';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import type { Choice } from '../../moments/parts.ts';
import { definitionOf } from '../../moments/registry.ts';
import { plainWords } from '../../plain-words.ts';
import type { FieldPath } from '../../source-file.ts';
import type { CheckedRelease } from './checked-release.ts';

/** What can be chosen among can be told apart by what players say. */
export function checkUtterances(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    for (const choices of definitionOf(moment).choices?.(moment) ?? []) {
      for (const language of LANGUAGES) {
        for (const clash of clashes(choices, language)) report(checked, moment, clash);
      }
    }
  }
}

interface Clash {
  readonly path: FieldPath;
  readonly owner: string;
  readonly isSame: boolean;
}

function report(checked: CheckedRelease, moment: Moment, { path, owner, isSame }: Clash): void {
  const message = isSame
    ? `"${owner}" has this example too.`
    : `"${owner}" has an example with the same words.`;
  checked.inMoment(isSame ? 'FS601' : 'FS602', moment, path, message);
}

function clashes(choices: readonly Choice[], language: Language): Clash[] {
  const same = new Map<string, string>();
  const alike = new Map<string, string>();
  return choices.flatMap(({ owner, path, examples }) =>
    examples[language].flatMap((sentence, index): Clash[] => {
      const at = [...path, language, index];
      const plain = ownerOf(same, plainWords(sentence), owner);
      if (plain !== owner) return [{ path: at, owner: plain, isSame: true }];
      const near = ownerOf(alike, contentOf(sentence), owner);
      return near === owner ? [] : [{ path: at, owner: near, isSame: false }];
    }),
  );
}

/** Who had these words first. */
function ownerOf(owners: Map<string, string>, words: string, owner: string): string {
  if (words === '') return owner;
  const first = owners.get(words) ?? owner;
  owners.set(words, first);
  return first;
}

/** Words that carry nothing by themselves. Who speaks of whom, questions and denials carry much. */
const EMPTY = new Set(
  'a an the is are was be it to of and so well please then just le la les l un une des du de d et est c ce bon alors donc'.split(
    ' ',
  ),
);

function contentOf(sentence: string): string {
  const words = plainWords(sentence).split(' ');
  return [...new Set(words.filter((word) => !EMPTY.has(word)))].sort().join(' ');
}
