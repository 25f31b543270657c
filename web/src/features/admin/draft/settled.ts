import type { Edit } from '@fabula/story/edit/edit';
import { EditAsText, NoSuchPlace } from '@fabula/story/edit/errors';
import { splice } from '@fabula/story/edit/splice';
import { type FieldPath, SourceFile } from '@fabula/story/source-file';
import { valueAt } from '../widgets/values.ts';
import { meant, type Wish, wanted } from './meant.ts';

/** A file as two made it of one, and what came of moving the letters of one over those of the other. */
export interface Moved {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly now: string;
  /** Whether a value was chosen here, and not typed. */
  isChosen(path: FieldPath): boolean;
}

export interface Settled {
  /** Undefined: it is right as it is. */
  readonly text?: string | undefined;
  /** What was written here, and has no place any more. */
  readonly lost: readonly string[];
}

const AS_IT_IS: Settled = { lost: [] };

/**
 * Where forms write in one YAML file at once, letters alone do not tell what is meant: a value that both chose stands there
 * twice, quotes that one of them needs are missing, what was typed in a line that the other took away has no line any more.
 */
export function settled(moved: Moved): Settled {
  const [base, mine, theirs] = [moved.base, moved.mine, moved.theirs].map(meaning);
  if (base === undefined || mine === undefined || theirs === undefined) return AS_IT_IS;
  const all = meant({ base, mine, theirs });
  if (all === undefined) return AS_IT_IS;
  const { wishes, lost } = all;
  const now = meaning(moved.now);
  const edit = (wish: Wish): Edit => ({
    ...{ kind: 'set', path: wish.path },
    value: wanted(wish, moved.isChosen(wish.path)),
  });
  if (now === undefined || lost.length > 0) return { text: written(moved.theirs, wishes.map(edit)), lost };
  const wrong = wishes.map(edit).filter((one) => !isSaid(now, one));
  return wrong.length === 0 ? AS_IT_IS : { text: written(moved.now, wrong), lost };
}

function meaning(text: string): unknown {
  const { value, syntaxErrors } = new SourceFile('', text);
  return syntaxErrors.length > 0 ? undefined : value;
}

/** As many letters of both in another order are right as well: where one typed in several places at once. */
function isSaid(root: unknown, edit: Edit): boolean {
  const said = valueAt(root, edit.path);
  const value = edit.kind === 'set' ? edit.value : undefined;
  const isText = typeof said === 'string' && typeof value === 'string';
  return isText ? said.length === value.length : said === value;
}

function written(text: string, edits: readonly Edit[]): string | undefined {
  try {
    return edits.reduce((before, edit) => splice(before, edit).text, text);
  } catch (error) {
    if (error instanceof EditAsText || error instanceof NoSuchPlace) return undefined;
    throw error;
  }
}
