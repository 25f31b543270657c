import { createHash } from 'node:crypto';
import { canonicalJson } from '@fabula/rules/hash';
import type { Scene } from '@fabula/rules/scene';

/**
 * What an answer hangs on in a run: its language, which may change, the moment, what is open in it, and the words. What was heard before is not part of it:
 * who says the same again while nothing else is open gets the same answer.
 */
export function answerKey(scene: Scene, words: string): string {
  const place = [scene.state.language, scene.moment.id, openIn(scene), normalised(words)];
  return createHash('sha256').update(canonicalJson(place)).digest('hex');
}

/** "Who ARE you ?" is "who are you?". A question stays one. */
export function normalised(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .replace(/ *\?[? ]*/g, '? ')
    .trim();
}

function openIn(scene: Scene): unknown[] {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return [
    ...[ids(scene.facets), ids(scene.perfects), scene.question?.id, ids(scene.options), ids(scene.tasks)],
    ...[scene.paths.map(({ path, isOpen }) => [path.path, isOpen]), scene.reasonFor, scene.nameable],
    ...[scene.battle?.phase, scene.battle?.style, scene.battle?.opponents, ids(scene.difficulties)],
    // A blow or a piece of work is judged anew each time: there the whole of what was done so far counts.
    scene.battle || scene.qualities.length > 0 ? scene.played.data : null,
  ];
}
