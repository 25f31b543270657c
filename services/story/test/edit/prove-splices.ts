import { EditAsText } from '@fabula/story/edit/errors';
import { splice } from '@fabula/story/edit/splice';
import { Written } from '@fabula/story/edit/written';
import { type Document, parse, parseDocument } from 'yaml';
import { chanceFrom } from '../mutation/chance.ts';
import { editAtRandom, KINDS } from './edits-at-random.ts';
import { storyTexts } from './story-texts.ts';
import { isAllKept, isRestUntouched } from './untouched.ts';

export interface SpliceProof {
  made: number;
  /** Left to the author. */
  readonly refused: string[];
  /** Read otherwise than it should be, or with something else changed. */
  readonly wrong: string[];
}

interface File {
  readonly file: string;
  readonly text: string;
  readonly written: Written;
  readonly before: Document.Parsed;
}

/** Edits at random in every file of every story in turn, each in the file as it was shipped. The same seed gives the same. */
export function proveSplices({ seed, count }: { seed: number; count: number }): SpliceProof {
  const chance = chanceFrom(seed);
  const files = storyTexts().map(({ file, text }) => {
    return { file, text, written: new Written(text), before: parseDocument(text) };
  });
  const proof: SpliceProof = { made: 0, refused: [], wrong: [] };
  for (let turn = 0; turn < count; turn += 1) {
    const file = files[turn % files.length];
    const kind = KINDS[Math.floor(chance() * KINDS.length)];
    if (file !== undefined && kind !== undefined) prove(file, { kind, turn, chance }, proof);
  }
  return proof;
}

interface Turn {
  readonly kind: (typeof KINDS)[number];
  readonly turn: number;
  readonly chance: () => number;
}

/** The other reader takes ten times as long. */
const READ_TWICE = 8;

function prove(
  { file, text, written, before }: File,
  { kind, turn, chance }: Turn,
  proof: SpliceProof,
): void {
  const made = editAtRandom(kind, written.value, chance);
  if (made === undefined) return;
  const { edit, expected } = made;
  const what = `${file} ${JSON.stringify(edit)}`;
  proof.made += 1;
  try {
    const after = splice(written, edit).text;
    const read = turn % READ_TWICE === 0 ? parse(after) : new Written(after).value;
    if (JSON.stringify(read) !== JSON.stringify(expected)) proof.wrong.push(`reads otherwise: ${what}`);
    if (!isRestUntouched([text, after], before, edit)) proof.wrong.push(`touches the rest: ${what}`);
    if (!isAllKept([text, after], edit)) proof.wrong.push(`loses something: ${what}`);
  } catch (error) {
    if (!(error instanceof EditAsText)) throw error;
    proof.refused.push(what);
  }
}
