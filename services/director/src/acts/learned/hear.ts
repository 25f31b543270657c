import type { Language } from '@fabula/rules/release/text';
import { Cache } from '../../cache.ts';
import { cuesOf } from './cues.ts';
import { LEARNED_KINDS, type LearnedKind } from './kinds.ts';
import type { Thought } from './thought.ts';
import { LEARNED, type Learned } from './weights.ts';

/** The stories teach far more of what they are about than anybody teaches of acts: so much less counts for it. */
const RESERVE = 1.75;

export interface HeardKind {
  readonly kind: LearnedKind;
  /** How sure: its share of all kinds. */
  readonly share: number;
}

/** What a thought most likely does. */
export function kindOf(
  thought: Thought,
  language: Language,
  learned: Learned = LEARNED[language],
): HeardKind {
  if (learned !== LEARNED[language]) return kindBy(learned, thought, language);
  const key = `${thought.asks ? '?' : '.'}${thought.words.join(' ')}`;
  return HEARD[language].of(key, () => kindBy(learned, thought, language));
}

/** A clause is a thought of its own, and all that is left once others are taken away. */
const HEARD: Record<Language, Cache<HeardKind>> = { en: new Cache(64), fr: new Cache(64) };

function kindBy(learned: Learned, thought: Thought, language: Language): HeardKind {
  const scores: number[] = LEARNED_KINDS.map(() => 0);
  for (const cue of cuesOf(thought, language, (stem) => learned.stems.has(stem))) {
    for (const [kind, weight] of learned.cues.get(cue) ?? []) scores[kind] = (scores[kind] ?? 0) + weight;
  }
  scores[0] = (scores[0] ?? 0) - RESERVE;
  const most = Math.max(...scores);
  const sum = scores.reduce((all, score) => all + Math.exp(score - most), 0);
  return { kind: LEARNED_KINDS[scores.indexOf(most)] ?? 'says', share: 1 / sum };
}
