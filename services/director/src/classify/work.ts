import type { Quality } from '@fabula/rules/release/quality';
import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import { THRESHOLDS } from '../matching/thresholds.ts';
import { type Turns, turnsOf } from '../matching/turns.ts';
import { asksOpenly, wishesForOwn } from '../text/questions.ts';
import { rowOf } from '../text/tokens.ts';
import { namedIn, tokensOf } from './named.ts';
import { phrasesIn } from './phrases.ts';
import { clausesIn } from './speaker.ts';
import { deflectionsOf, examplesFor, matchesOf, type Speech } from './speech.ts';

/** What is worth a little by itself: saying more than names and numbers. */
const POINTS_A_WORD = 2;
const MOST_FOR_WORDS = 10;

/** Of what the qualities are: a thing that is ordered, phrase by phrase, or a performance, which is one whole. */
export type WorkKind = 'order' | 'performance';

/** Which of the moment's qualities the words have, and how good that is, 0 to 100; null: nothing of it was said. */
export function classifyWork(
  scene: Scene,
  speech: Speech,
  kind: WorkKind,
): { facets: string[]; quality: number | null } {
  const ids = qualitiesSaid(scene, speech, kind);
  const qualities = isDeflection(scene, speech) ? [] : scene.qualities.filter(({ id }) => ids.has(id));
  if (qualities.length === 0) return { facets: [], quality: null };
  const points = qualities.reduce((sum, each) => sum + each.points, 0);
  const words = new Set(tokensOf(speech).flatMap(({ kind, stem }) => (kind === 'content' ? stem : []))).size;
  const quality = Math.min(100, points + Math.min(MOST_FOR_WORDS, POINTS_A_WORD * words));
  return {
    facets: qualities.map(({ id }) => id),
    quality: speech.isRepeated ? Math.min(quality, points) : quality,
  };
}

/** By what is said in a clause or a phrase of one, and by how it begins where it is about anything here. */
function qualitiesSaid(scene: Scene, speech: Speech, kind: WorkKind): ReadonlySet<string> {
  if (scene.qualities.length === 0) return NOTHING;
  const { language } = speech.story;
  const examples = () => qualitiesIn(scene.qualities, speech);
  const clauses = clausesIn(speech);
  // Who orders a thing lists what it shall be, a phrase for each.
  const isWork = kind === 'order';
  const phrases = isWork ? phrasesIn(clauses, language) : [];
  const matches = [
    ...matchesOf(speech, 'qualities', examples),
    ...matchesOf({ ...speech, spans: phrases }, 'qualities', examples),
  ];
  const ids = new Set(matches.filter(({ score }) => score >= THRESHOLDS.quality).map(({ id }) => id));
  const isNamed = namedIn(scene, speech, scene.nameable).length > 0;
  if (isWork && !isNamed && (asksOpenly(speech.words, language) || wishesForOwn(speech.words, language)))
    return NOTHING;
  if (isWork && (isNamed || ids.size > 0))
    for (const id of turnsIn(scene, language).idsIn(rowOf(speech.words, language))) ids.add(id);
  return ids;
}

const NOTHING: ReadonlySet<string> = new Set();

const TURNS = new WeakMap<readonly Quality[], Map<Language, Turns>>();

function turnsIn({ qualities }: Scene, language: Language): Turns {
  const known = TURNS.get(qualities) ?? new Map<Language, Turns>();
  TURNS.set(qualities, known);
  const things = () => qualities.map(({ id, examples }) => ({ id, texts: examples[language] }));
  const turns = known.get(language) ?? turnsOf(things(), language);
  known.set(language, turns);
  return turns;
}

/** What the author has an answer to is no work, however it is said. */
function isDeflection(scene: Scene, speech: Speech): boolean {
  const matches = matchesOf(speech, 'deflections', () => deflectionsOf(scene, speech));
  return matches.some(({ isVerbatim }) => isVerbatim);
}

function qualitiesIn(qualities: readonly Quality[], speech: Speech) {
  return examplesFor(
    speech,
    qualities.map(({ id, examples }) => ({ kind: 'quality', id, examples })),
  );
}
