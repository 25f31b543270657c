import { spoken } from '@fabula/rules/lines';
import type { Line } from '@fabula/rules/release/lines';
import type { Examples } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';

/** Examples of one thing that are shown: enough to tell what is meant, few enough to read. */
const MOST_EXAMPLES = 5;

export interface Entry {
  readonly id: string;
  readonly about: readonly string[];
}

/** A list for a prompt; "(none)" where there is nothing. */
export function listed(entries: readonly Entry[]): string {
  if (entries.length === 0) return '(none)';
  return entries
    .map(({ id, about }) => `- \`${id}\`${about.map((each) => `\n  ${each}`).join('')}`)
    .join('\n');
}

/** "Players say: …", or nothing where there are no examples. */
export function sayings(label: string, examples: Examples | undefined, { state }: Scene): string[] {
  return quoted(label, examples?.[state.language] ?? []);
}

/** What the author has somebody say there. */
export function linesOf(label: string, lines: readonly Line[], scene: Scene): string[] {
  const texts = spoken(lines, scene).map(({ text }) => text);
  return texts.length === 0 ? [] : [`${label}: ${texts.join(' ')}`];
}

export function quoted(label: string, texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  const shown = texts.slice(0, MOST_EXAMPLES).map((text) => `"${text}"`);
  return [`${label}: ${shown.join(' / ')}`];
}
