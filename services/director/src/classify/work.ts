import type { Quality } from '@fabula/rules/release/quality';
import type { Scene } from '@fabula/rules/scene';
import { THRESHOLDS } from '../matching/thresholds.ts';
import { tokensOf } from './named.ts';
import { deflectionsOf, examplesFor, matchesOf, type Speech } from './speech.ts';

/** What is worth a little by itself: saying more than names and numbers. */
const POINTS_A_WORD = 2;
const MOST_FOR_WORDS = 10;

/** Which of the moment's qualities the words have, and how good that is, 0 to 100; null: nothing of it was said. */
export function classifyWork(scene: Scene, speech: Speech): { facets: string[]; quality: number | null } {
  const matches = matchesOf(speech, 'qualities', () => qualitiesIn(scene.qualities, speech));
  const ids = new Set(matches.filter(({ score }) => score >= THRESHOLDS.quality).map(({ id }) => id));
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
