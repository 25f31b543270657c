import { valueAt } from '@fabula/story/edit/tree';
import { SourceFile } from '@fabula/story/source-file';
import type { Draft } from '../../draft/draft.ts';
import type { Point } from '../model.ts';

const FILE = 'flow.yaml';

/**
 * Keeps where somebody has put a moment.
 * @throws EditAsText if the file of places is no YAML
 */
export function moveMoment(draft: Draft, slug: string, point: Point): void {
  const [x, y] = [Math.round(point.x), Math.round(point.y)];
  const text = draft.textOf(FILE);
  if (text === undefined) draft.create(FILE, `${slug}: [${x}, ${y}]\n`);
  else if (isPair(valueAt(new SourceFile(FILE, text).value, [slug])))
    // The numbers alone, so that the pair stays written as it is.
    draft.splice(
      FILE,
      { kind: 'set', path: [slug, 0], value: x },
      { kind: 'set', path: [slug, 1], value: y },
    );
  else draft.splice(FILE, { kind: 'set', path: [slug], value: [x, y] });
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2;
}

/** Forgets all of it: nothing lies where it was moved to by hand. */
export function forgetMoves(draft: Draft): void {
  if (draft.stateOf(FILE) !== undefined) draft.remove(FILE);
}
