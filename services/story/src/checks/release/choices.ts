import type { Moment } from '@fabula/rules/release/moment';
import type { Examples } from '@fabula/rules/release/text';
import type { FieldPath } from '../../source-file.ts';

/** One of several things that the same words cannot mean. */
export interface Choice {
  /** Its name, as its author calls it. */
  readonly owner: string;
  readonly path: FieldPath;
  readonly examples: Examples;
}

/** Lists of a moment whose entries are told apart by what players say, and how an entry is called. */
const LISTS: Readonly<Record<string, string>> = {
  facets: 'id',
  points: 'id',
  paths: 'path',
  tasks: 'id',
  difficulties: 'id',
  performances: 'id',
  qualities: 'id',
  properties: 'property',
};

/** What of a moment has to be told apart, each list by itself. */
export function choicesOf(moment: Moment): Choice[][] {
  const lists = Object.entries(LISTS).map(([list, name]) => entriesOf(moment, list, name));
  const answers = 'questions' in moment ? moment.questions : [];
  const questions = answers.map(({ id, right, partly }, index): Choice[] => [
    { owner: `${id}, right`, path: ['questions', index, 'right'], examples: right },
    { owner: `${id}, partly`, path: ['questions', index, 'partly'], examples: partly },
  ]);
  return [...lists, ...questions];
}

function entriesOf(moment: Moment, list: string, name: string): Choice[] {
  const entries: unknown = Reflect.get(moment, list);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: Entry, index) => {
    const owner = String(entry[name]);
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

/** What the entries of all these lists have. */
interface Entry {
  readonly [name: string]: unknown;
  readonly examples: Examples;
  readonly conditionalExamples?: readonly { readonly examples: Examples }[];
}
