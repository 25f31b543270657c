import type { Release } from '@fabula/rules/release/release';
import type { Examples } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { bestOf, type Heard } from '../best.ts';
import type { Example } from '../groups.ts';
import { type MomentIndex, meaning } from '../moment-index.ts';
import type { Span } from '../speech.ts';
import type { StoryWords } from '../story-words.ts';

/** What was said, and what is known to compare it with. */
export interface Speech {
  readonly words: string;
  readonly spans: readonly Span[];
  readonly index: MomentIndex;
  readonly story: StoryWords;
  readonly release: Release;
  /** The player has said just this in this moment before. */
  readonly isRepeated: boolean;
}

/** What the words amount to in a moment of one type. Pure. */
export type Classifier = (scene: Scene, speech: Speech) => Partial<Judgement>;

/** What each part of the words sounds most like, best first, by the examples of that name. */
export function heardAs(speech: Speech, name: string, examples: () => readonly Example[]): Heard[] {
  return bestOf(speech.index.of(name, examples), speech.spans);
}

/** Lists of examples by kind and id, in the language of the speech. */
export function meanings(
  speech: Speech,
  entries: readonly { kind: string; id: string; examples: Examples | undefined }[],
): Example[] {
  return entries.flatMap(({ kind, id, examples }) => meaning(kind, id, examples, speech.story.language));
}

/** Tricks, for matchers in which they are to be told from what counts. */
export function deflectionsOf(scene: Scene, speech: Speech): Example[] {
  return meanings(
    speech,
    scene.deflections.map(({ id, examples }) => ({ kind: 'deflection', id, examples })),
  );
}
