import { openingLines, spoken } from '@fabula/rules/lines';
import type { Line } from '@fabula/rules/release/lines';
import type { Moment } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from './context.ts';
import { isSame, saidLast } from './history.ts';

/** Of what was said last, so many lines are said again. */
const MOST = 3;

/** The last words once more: what was said last, else the question that is asked now, else what the opening comes to. */
export function saidAgain({ scene, heard }: ReplyContext): SpokenLine[] {
  const last = saidLast(heard).slice(-MOST);
  if (last.length > 0) return last.map((text) => lineOf(scene, text));
  const asked = scene.question?.asked ?? scene.tasks[0]?.asked;
  return asked ? spoken(asked, scene) : openingLines(scene).slice(-MOST);
}

/** As its author wrote it, whole where it was cut off; what no author wrote to the letter is the moment's character's. */
function lineOf(scene: Scene, text: string): SpokenLine {
  const { moment, state } = scene;
  const written = linesIn(moment).find((line) => isSame(text, { text: line.text[state.language] }));
  // It was said, whatever it depended on then.
  const [line] = written ? spoken([{ ...written, when: undefined }], scene) : [];
  return line ?? { text, characterId: moment.characterId, emotion: moment.defaultEmotion };
}

const LINES = new WeakMap<Moment, readonly Line[]>();

/** Every line of a moment, wherever its type keeps it. */
function linesIn(moment: Moment): readonly Line[] {
  const known = LINES.get(moment);
  if (known) return known;
  const found: Line[] = [];
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    if ('emotion' in part && 'text' in part) found.push(part as Line);
    else for (const each of Object.values(part)) visit(each);
  };
  visit(moment);
  LINES.set(moment, found);
  return found;
}
