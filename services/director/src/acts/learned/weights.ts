import type { Language } from '@fabula/rules/release/text';
import { ENGLISH_CUES, ENGLISH_STEMS } from './weights-en.ts';
import { FRENCH_CUES, FRENCH_STEMS } from './weights-fr.ts';

/** What one cue says for a kind: the kind's place among `LEARNED_KINDS`, and how much. */
export type Weights = readonly (readonly [kind: number, weight: number])[];

/** What was learned of a language (`npm run teach-acts`). */
export interface Learned {
  readonly cues: ReadonlyMap<string, Weights>;
  /** Stems that some act is said with. */
  readonly stems: ReadonlySet<string>;
}

/** Written weights are whole: alike on every machine, and short. */
export const WEIGHT_SCALE = 8;
const FIRST_KIND = 'a'.charCodeAt(0);

/** Each entry: a cue, `=`, and for each kind a letter and its weight, as in `what do=b12d-3`. */
function learnedOf(cues: string, stems: string): Learned {
  const entries = cues.split(/[;\n]/).filter((entry) => entry !== '');
  return {
    cues: new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), weightsIn(entry)])),
    stems: new Set(stems.split(/\s+/)),
  };
}

function weightsIn(entry: string): Weights {
  const written = entry.slice(entry.indexOf('=') + 1).matchAll(/([a-z])(-?\d+)/g);
  return [...written].map(
    ([, kind = 'a', weight]) => [kind.charCodeAt(0) - FIRST_KIND, Number(weight) / WEIGHT_SCALE] as const,
  );
}

export const LEARNED: Readonly<Record<Language, Learned>> = {
  en: learnedOf(ENGLISH_CUES, ENGLISH_STEMS),
  fr: learnedOf(FRENCH_CUES, FRENCH_STEMS),
};
