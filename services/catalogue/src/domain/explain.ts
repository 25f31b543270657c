import type { z } from 'zod';
import type { FieldPath } from './problem.ts';

type Issue = z.core.$ZodIssue;

interface Explained {
  readonly path: FieldPath;
  readonly message: string;
  readonly mend: string;
}

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', fr: 'French' };

/** Says one finding of a schema in an author's words. One issue may name several unknown keys. */
export function explain(issue: Issue): Explained[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `Nothing here is called "${key}".`,
        mend: 'Check the spelling, or take it out; the story format is described in stories/README.md.',
      }));
    case 'invalid_key':
      return [{ path, message: `"${String(path.at(-1))}" cannot stand here.`, mend: keyMend(issue) }];
    case 'invalid_type':
      return [issue.input === undefined ? missing(path) : wrongType(path, issue.expected)];
    case 'invalid_value':
      return [
        {
          path,
          message: 'This is none of the words that are known here.',
          mend: `Write one of: ${issue.values.map(String).join(', ')}.`,
        },
      ];
    case 'invalid_format':
      return [{ path, message: issue.message, mend: formatMend(issue.format) }];
    case 'custom':
      return [{ path, message: issue.message, mend: String(issue.params?.mend ?? '') }];
    default:
      return [{ path, message: `${issue.message}.`, mend: 'Change the value so that it fits.' }];
  }
}

function missing(path: FieldPath): Explained {
  const field = String(path.at(-1) ?? '');
  const language = LANGUAGE_NAMES[field];
  if (language !== undefined) {
    const other = field === 'en' ? 'fr' : 'en';
    return {
      path,
      message: `The ${language} text is missing.`,
      mend: `Write \`${field}:\` beside \`${other}:\`.`,
    };
  }
  return { path, message: `"${field}" is missing.`, mend: `Write \`${field}:\` here.` };
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
  return {
    path,
    message: 'This has the wrong shape.',
    mend: `Write ${named[expected] ?? expected}.`,
  };
}

function keyMend(issue: Extract<Issue, { code: 'invalid_key' }>): string {
  const first = issue.issues[0];
  return first === undefined ? 'Check the spelling.' : first.message;
}

function formatMend(format: string): string {
  return format === 'uuid'
    ? 'Write an id of its own; `npm run new-id` makes one.'
    : 'Change the value so that it fits.';
}
