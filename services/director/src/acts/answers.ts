import { facetsOf } from '@fabula/rules/facets';
import { examplesOf } from '@fabula/rules/lines';
import type { Scene } from '@fabula/rules/scene';
import { deflectionsOf, examplesFor, matchesOf, type Speech } from '../classify/speech.ts';
import { THRESHOLDS } from '../matching/thresholds.ts';
import { asksToBeTold } from './asks.ts';
import { spoken } from './awaited.ts';
import { spokenClauses } from './spoken-clauses.ts';

/** Of all that was said; else of the first question in it: "er, hello, what's a plea?". */
export function answerAmong(scene: Scene, speech: Speech): string | null {
  const told = answerAsked(scene, speech);
  if (told !== null) return told;
  const { language } = speech.story;
  const clauses = spokenClauses(speech.words, language).filter(({ asks, words }) => asks && words !== '');
  for (const { words } of clauses) {
    const one = answerAsked(scene, spoken(`${words}?`, speech));
    if (one !== null) return one;
  }
  return null;
}

/**
 * The id of the character's answer that these words ask for; null: none. What counts in the moment, and what is known to
 * lead nowhere, are its rivals, so that only what is nearest to the question itself is answered.
 */
export function answerAsked(scene: Scene, speech: Speech): string | null {
  const { moment, answers } = scene;
  if (!('answers' in moment) || moment.answers.length === 0) return null;
  const asks = asksToBeTold(speech.words, speech.story.language);
  // What asks nothing is an answer's question only word for word, and that is all of it or nothing.
  const spans = asks ? speech.spans : speech.spans.filter(({ isWhole }) => isWhole);
  const matches = matchesOf({ ...speech, spans }, 'answers', () => [
    ...examplesFor(
      speech,
      moment.answers.map(({ id, examples }) => ({ kind: 'answer', id, examples })),
    ),
    ...facetsOf(moment).flatMap((facet) =>
      examplesOf(facet, scene).map((text) => ({ intent: `facet:${facet.id}`, text })),
    ),
    ...deflectionsOf(scene, speech),
  ]);
  const best = matches.find(({ score, isVerbatim }) => isVerbatim || (asks && score >= THRESHOLDS.told));
  const isKnown = best?.kind === 'answer' && answers.some(({ id }) => id === best.id);
  return isKnown ? best.id : null;
}
