import { otherLanguage } from '@fabula/rules/release/text';
import type { z } from 'zod';
import { type Code, isCode } from './diagnostics/diagnostics.ts';
import { LANGUAGE_NAMES } from './language-of.ts';
import { isReserved } from './reserved-names.ts';
import type { FieldPath } from './source-file.ts';

type Issue = z.core.$ZodIssue;

interface Explained {
  readonly code: Code;
  readonly path: FieldPath;
  readonly message: string;
  readonly mend?: string;
}

/** Says one finding of a schema in an author's words. One issue may name several unknown keys. */
export function explain(issue: Issue): Explained[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  switch (issue.code) {
    case 'unrecognized_keys':
      // What nothing can be called is told of the whole file.
      return issue.keys
        .filter((key) => !isReserved(key))
        .map((key) => ({
          code: 'FS104',
          path: [...path, key],
          message: `Nothing here is called "${key}".`,
        }));
    case 'invalid_key':
      return [badKey(path, issue)];
    case 'invalid_type':
      return [issue.input === undefined ? missing(path) : wrongType(path, issue.expected)];
    case 'invalid_value':
      return [notKnown(path, issue.values.map(String))];
    case 'invalid_format':
      return [{ code: issue.format === 'uuid' ? 'FS108' : 'FS105', path, message: issue.message }];
    case 'too_big':
    case 'too_small':
      return outOfBounds(path, issue);
    case 'custom':
      return [own(path, issue)];
    default:
      return [{ code: 'FS105', path, message: `${issue.message}.` }];
  }
}

function missing(path: FieldPath): Explained {
  const field = String(path.at(-1) ?? '');
  if (field !== 'en' && field !== 'fr')
    return { code: 'FS103', path, message: `"${field}" is missing.`, mend: `Write \`${field}:\` here.` };
  const message = `The ${LANGUAGE_NAMES[field]} text is missing.`;
  const mend = `Write \`${field}:\` beside \`${otherLanguage(field)}:\`.`;
  return { code: 'FS109', path, message, mend };
}

function wrongType(path: FieldPath, expected: string): Explained {
  const named: Readonly<Record<string, string>> = {
    string: 'a text (in quotes if it looks like a number or holds ": ")',
    int: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list, each entry on a line with "- "',
    object: 'fields, one on each line',
    record: 'named entries, one on each line',
  };
  const mend = `Write ${named[expected] ?? expected}.`;
  return { code: 'FS105', path, message: 'This has the wrong shape.', mend };
}

/** Of numbers both what it is and what it may be; of the length of lists in the schema's words. */
function outOfBounds(path: FieldPath, issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): Explained[] {
  const { input } = issue;
  // Beyond what a whole number can be at all: its field's own bound is told as well.
  if (issue.origin === 'int') return [];
  if (typeof input !== 'number') return [{ code: 'FS105', path, message: `${issue.message}.` }];
  const bound = issue.code === 'too_big' ? `${issue.maximum} at most` : `${issue.minimum} at least`;
  return [{ code: 'FS105', path, message: `This is ${input}; it may be ${bound}.` }];
}

function notKnown(path: FieldPath, known: readonly string[]): Explained {
  return {
    code: path[0] === 'ratingTags' ? 'FS112' : 'FS106',
    path,
    message: 'This is none of the words that are known here.',
    mend: `Write one of: ${known.join(', ')}.`,
  };
}

/** The key of a record: the emotion of a line, a style, a property. */
function badKey(path: FieldPath, issue: Extract<Issue, { code: 'invalid_key' }>): Explained {
  const message = `"${String(path.at(-1))}" cannot stand here.`;
  const first = issue.issues[0];
  const code = first?.code === 'custom' ? 'FS110' : 'FS106';
  return { code, path, message, mend: first?.message ?? 'Check the spelling.' };
}

/** A finding of our own schema: it names its code, and maybe a better way to mend it. */
function own(path: FieldPath, { message, params }: Extract<Issue, { code: 'custom' }>): Explained {
  const code = String(params?.code ?? '');
  const mend = params?.mend;
  const told = { code: isCode(code) ? code : 'FS105', path, message } as const;
  return mend === undefined ? told : { ...told, mend: String(mend) };
}
