import { readFileSync } from 'node:fs';
import { type Examples, examples, type Language } from '@fabula/rules/release/text';
import { parse } from 'yaml';

let known: Examples | undefined;

/** A hundred ways to ask for what the rules do not give, half of them in each language. */
export function hostileWords(language: Language): readonly string[] {
  known ??= examples.parse(parse(readFileSync(new URL('./hostile.yaml', import.meta.url), 'utf8')));
  return known[language];
}
