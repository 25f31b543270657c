import type { Style } from '@fabula/rules/release/cards';
import type { Language } from '@fabula/rules/release/text';
import { hasTurnOf } from './manner-turns.ts';
import type { MannerWords } from './manner-words.ts';
import { ENGLISH_MANNERS } from './manners-en.ts';
import { FRENCH_MANNERS } from './manners-fr.ts';

interface Manner {
  readonly strong: RegExp | null;
  readonly weak: RegExp | null;
}

const MANNERS: Record<Language, ReadonlyMap<Style, Manner>> = {
  en: compiled(ENGLISH_MANNERS),
  fr: compiled(FRENCH_MANNERS),
};

function compiled(words: MannerWords): Map<Style, Manner> {
  const signs = (source: string) =>
    source === '' ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');
  return new Map(
    (Object.keys(words) as Style[]).map((style) => [
      style,
      { strong: signs(words[style].strong), weak: signs(words[style].weak) },
    ]),
  );
}

/** How words are built, whatever they say. */
interface Form {
  readonly words: number;
  /** Words of the longest sentence. */
  readonly longest: number;
  readonly sentences: number;
  /** Parts between marks of any kind. */
  readonly pieces: number;
  readonly shouts: number;
}

/** Words in which something is said at all; a sentence that weaves; one that does not. */
const SAID = 3;
const WOVEN = 10;
const TERSE = 7;
/** Sentences of a few words each, in a row. */
const CLIPPED = { words: 14, longest: 4 };
/** Outcries in one breath. */
const OUTCRIES = 3;

/** Pieces between any marks, of so few words each, that tumble out; sentences that cut from one picture to the next. */
const HEAP = { pieces: 5, words: 3 };
const SHOTS = 3;

/** Whether words are said in that manner, by how they are built and by what they say; `plain`: lower case, no accents. */
export function isInManner(style: Style, plain: string, language: Language): boolean {
  const form = formOf(plain);
  if (form.words < SAID) return false;
  if (style === 'efficient')
    return form.words <= TERSE || (form.words <= CLIPPED.words && form.longest <= CLIPPED.longest);
  if (style === 'chaotic' && form.sentences >= OUTCRIES && form.shouts >= OUTCRIES - 1) return true;
  if (style === 'chaotic' && form.pieces >= HEAP.pieces && form.words <= HEAP.words * form.pieces)
    return true;
  if (style === 'cinematic' && form.sentences >= SHOTS && form.longest <= WOVEN) return true;
  if (style === 'theatrical' && form.shouts >= OUTCRIES - 1) return true;
  if (style === 'complex' && form.words < WOVEN) return false;
  const text = plain.replace(/[-'’]/g, ' ').replace(/!+/g, ' ! ').replace(/\s+/g, ' ');
  const { strong, weak } = MANNERS[language].get(style) ?? { strong: null, weak: null };
  return (
    hasTurnOf(style, text.trim(), language) ||
    countOf(text, strong) >= 1 ||
    countOf(text, weak) >= 2 + Number(style === 'emotional')
  );
}

/** Different signs. */
function countOf(text: string, signs: RegExp | null): number {
  return signs ? new Set([...text.matchAll(signs)].map(([sign]) => sign)).size : 0;
}

function formOf(plain: string): Form {
  const sentences = plain.split(/[.!?;:…]+/).map((each) => each.match(/[\p{L}\p{N}]+/gu)?.length ?? 0);
  const said = sentences.filter((words) => words > 0);
  return {
    words: said.reduce((sum, words) => sum + words, 0),
    longest: Math.max(0, ...said),
    sentences: said.length,
    pieces: plain.split(/[.,!?;:…]+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length,
    shouts: plain.match(/[!?]/g)?.length ?? 0,
  };
}
