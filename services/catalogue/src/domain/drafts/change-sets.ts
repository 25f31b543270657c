import { ChangeSet, Text } from '@codemirror/state';
import { z } from 'zod';
import { BadUpdate } from './errors.ts';

const count = z.int().min(0);
/** A stretch that stays, or the length of one that goes with the lines that come. */
const part = z.union([count, z.tuple([count]).rest(z.string().regex(/^[^\n\r\0]*$/))]);
const update = z.strictObject({ clientID: z.string().min(1).max(64), changes: z.array(part) });

/** What makes one version of a text, as CodeMirror's collab sends it. */
export interface Update {
  readonly clientId: string;
  /** JSON of a ChangeSet. */
  readonly changes: string;
}

interface Updated {
  readonly text: string;
  readonly updates: readonly Update[];
}

/** The text after these updates. Throws BadUpdate where one is none, or was made of another text. */
export function updated(text: string, updatesJson: readonly string[]): Updated {
  let document = textOf(text);
  const updates = updatesJson.map((json) => {
    const { clientID, changes } = parsed(json);
    document = applied(document, changes);
    return { clientId: clientID, changes: JSON.stringify(changes) };
  });
  return { text: document.toString(), updates };
}

/** The text after changes that were kept. */
export function replayed(text: string, changes: readonly string[]): string {
  const apply = (document: Text, json: string) => applied(document, JSON.parse(json) as unknown);
  return changes.reduce(apply, textOf(text)).toString();
}

/** An update as it is sent. */
export function updateJson({ clientId, changes }: Update): string {
  return `{"clientID":${JSON.stringify(clientId)},"changes":${changes}}`;
}

/** What makes `after` of `before`: what both begin and end with stays, in whole characters. */
export function replacing(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  if (HIGH.test(before[from - 1] ?? '')) from -= 1;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end > 0 && LOW.test(before.at(-end) ?? '')) end -= 1;
  const change = { from, to: before.length - end, insert: textOf(after.slice(from, after.length - end)) };
  return JSON.stringify(ChangeSet.of(change, before.length).toJSON());
}

/** The halves of a pair. Were one of them changed alone, somebody else's change could leave the other. */
const HIGH = /[\ud800-\udbff]/;
const LOW = /[\udc00-\udfff]/;

function textOf(text: string): Text {
  return Text.of(text.split('\n'));
}

function parsed(json: string): z.infer<typeof update> {
  try {
    return update.parse(JSON.parse(json));
  } catch (cause) {
    throw new BadUpdate({ message: 'This is no update of a text.', field: 'files', cause });
  }
}

function applied(document: Text, changes: unknown): Text {
  try {
    return ChangeSet.fromJSON(changes).apply(document);
  } catch (cause) {
    throw new BadUpdate({ message: 'This update was made of another text.', field: 'files', cause });
  }
}
