import type { Language } from '@fabula/rules/release/text';
import english from './weights-en.json' with { type: 'json' };
import french from './weights-fr.json' with { type: 'json' };

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

/** As `npm run teach-acts` writes it: lines of entries, and of which sentences it was learned. */
interface Written {
  readonly taught: string;
  /** Parted by spaces. */
  readonly stems: readonly string[];
  /** Parted by semicolons; each a cue, `=`, and for each kind a letter and its weight, as in `what do=b12d-3`. */
  readonly cues: readonly string[];
}

function learnedOf({ stems, cues }: Written): Learned {
  const entries = cues.flatMap((line) => line.split(';'));
  return {
    cues: new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), weightsIn(entry)])),
    stems: new Set(stems.flatMap((line) => line.split(' '))),
  };
}

function weightsIn(entry: string): Weights {
  const written = entry.slice(entry.indexOf('=') + 1).matchAll(/([a-z])(-?\d+)/g);
  return [...written].map(
    ([, kind = 'a', weight]) => [kind.charCodeAt(0) - FIRST_KIND, Number(weight) / WEIGHT_SCALE] as const,
  );
}

export const LEARNED: Readonly<Record<Language, Learned>> = {
  en: learnedOf(english),
  fr: learnedOf(french),
};
