import type { Moment } from '@fabula/rules/release/moment';
import { LANGUAGES } from '@fabula/rules/release/text';
import { LANGUAGE_NAMES } from '../../language-of.ts';
import { definitionOf } from '../../moments/registry.ts';
import type { FieldPath } from '../../source-file.ts';
import { walkParts } from '../../walk-parts.ts';
import type { CheckedRelease } from './checked-release.ts';

interface Heard {
  readonly path: FieldPath;
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

/** Fields of example utterances that may stay empty in both languages. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['suggestions', 'partly']);

/** Whatever players are to say has examples, in both languages. */
export function checkExamples(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    for (const { path, examples } of examplesIn(moment)) {
      const missing = LANGUAGES.filter((language) => (examples[language] ?? []).length === 0);
      if (missing.length === 1)
        checked.inMoment(
          'FS606',
          moment,
          path,
          `There is no example in ${LANGUAGE_NAMES[missing[0] ?? 'en']}.`,
        );
      else if (missing.length > 0 && !isOptional(moment, path)) reportNone(checked, moment, path);
    }
  }
}

function reportNone(checked: CheckedRelease, moment: Moment, path: FieldPath): void {
  if (path.at(-1) === 'right' && path[0] === 'questions')
    checked.inMoment('FS402', moment, path, 'This question has no right answer.');
  else checked.inMoment('FS401', moment, path, 'There is no example of how players say it.');
}

function isOptional(moment: Moment, path: FieldPath): boolean {
  const { optionalExamples = [] } = definitionOf(moment);
  return MAY_BE_EMPTY.has(String(path.at(-1))) || optionalExamples.includes(String(path[0]));
}

function examplesIn(part: unknown): Heard[] {
  const found: Heard[] = [];
  walkParts(part, (value, path) => {
    if (typeof value !== 'object' || value === null || !areExamples(value) || path.at(-1) === 'keywords')
      return;
    found.push({ path: [...path], examples: value });
    return false;
  });
  return found;
}

function areExamples(value: object): value is Record<string, string[]> {
  return LANGUAGES.every((language) => Array.isArray(Reflect.get(value, language)));
}
