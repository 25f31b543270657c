import { cuesOf } from '@fabula/director/acts/learned/cues';
import { LEARNED_KINDS } from '@fabula/director/acts/learned/kinds';
import { BAR, BLANK, type Thought, thoughtsOf } from '@fabula/director/acts/learned/thought';
import { WEIGHT_SCALE } from '@fabula/director/acts/learned/weights';
import { TITLES } from '@fabula/director/lexicon/titles';
import { storyWords } from '@fabula/director/matching/story-words';
import { stem } from '@fabula/director/text/stem';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { learn } from './descent.ts';
import type { Taught } from './sentences.ts';

/** A stem is known by two sentences that do something: what one alone says is of the story, most likely. */
const LEAST_SEEN = 2;
const SHORT = 3;
/** What says less than this is left out. */
const LEAST_WEIGHT = 2;

export interface Lesson {
  readonly stems: readonly string[];
  /** Entries as `weights.ts` reads them. */
  readonly cues: readonly string[];
}

export function teach(taught: readonly Taught[], language: Language): Lesson {
  const names = new Map<Release | null, (word: string) => boolean>();
  const isName = ({ release }: Taught) => {
    const known = names.get(release) ?? namesOf(release, language);
    names.set(release, known);
    return known;
  };
  const thoughts = taught.map((each) => thoughtsOf(each.words, language, isName(each)).whole);
  const stems = knownStems(taught, thoughts, language);
  const samples = thoughts.map((thought, at) => ({
    cues: cuesOf(thought, language, (each) => stems.has(each)),
    kind: LEARNED_KINDS.indexOf(taught[at]?.kind ?? 'says'),
  }));
  // A short sentence is a rule of its own: the one "pardon?" counts as two.
  const short = samples.filter((_, at) => (thoughts[at]?.words.length ?? 0) <= SHORT && !taught[at]?.release);
  const cues = [...learn([...samples, ...short], LEARNED_KINDS.length)].flatMap(
    ([cue, weights]) => written(cue, weights) ?? [],
  );
  return { stems: [...stems].sort(), cues: cues.sort() };
}

function namesOf(release: Release | null, language: Language): (word: string) => boolean {
  const story = release && storyWords(release, language);
  return (word) => TITLES.has(word) || story?.isName(word) === true;
}

function knownStems(
  taught: readonly Taught[],
  thoughts: readonly Thought[],
  language: Language,
): Set<string> {
  const seen = { acts: new Map<string, number>(), smallTalk: new Map<string, number>() };
  const ofStories = new Set<string>();
  for (const [at, { kind, release }] of taught.entries()) {
    const words = thoughts[at]?.words.filter((word) => word !== BAR && word !== BLANK) ?? [];
    for (const each of new Set(words.map((word) => stem(word, language)))) {
      if (release) ofStories.add(each);
      if (kind === 'says') continue;
      const list = kind === 'off-topic' ? seen.smallTalk : seen.acts;
      list.set(each, (list.get(each) ?? 0) + 1);
    }
  }
  const known = (list: ReadonlyMap<string, number>) =>
    [...list].flatMap(([each, times]) => (times >= LEAST_SEEN ? each : []));
  // Small talk is about anything: what a story speaks of as well is none.
  return new Set([...known(seen.acts), ...known(seen.smallTalk).filter((each) => !ofStories.has(each))]);
}

function written(cue: string, weights: Float64Array): string | null {
  const parts = [...weights].flatMap((weight, kind) => {
    const whole = Math.round(weight * WEIGHT_SCALE);
    return Math.abs(whole) < LEAST_WEIGHT ? [] : `${String.fromCharCode(97 + kind)}${whole}`;
  });
  return parts.length === 0 ? null : `${cue}=${parts.join('')}`;
}
