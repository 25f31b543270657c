import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Examples } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import type { HeardAct } from '../acts/act-of.ts';
import { leastBeside } from '../acts/clearly.ts';
import type { Example } from '../matching/intents.ts';
import { bestMatches, type Match } from '../matching/matches.ts';
import type { Index } from '../matching/moment-index.ts';
import type { Span } from '../matching/spans.ts';
import type { StoryWords } from '../matching/story-words.ts';
import { wantsToKnow } from '../text/questions.ts';

/** What was said, and what is known to compare it with. */
export interface Speech {
  readonly words: string;
  readonly spans: readonly Span[];
  readonly index: Index;
  readonly story: StoryWords;
  readonly release: Release;
  /** The player has said just this in this moment before. */
  readonly isRepeated: boolean;
  /** What the words do, by their form; null: nothing but say something. */
  readonly act: HeardAct | null;
}

/** A scene of a moment of one type. */
export type SceneOf<M extends Moment> = Scene & { readonly moment: M };

/** What the words amount to in a moment of one type. Pure. */
export type Classifier<M extends Moment = Moment> = (scene: SceneOf<M>, speech: Speech) => Partial<Judgement>;

/** What each part of the words is most like, best first, by the examples of that name. */
export function matchesOf(speech: Speech, name: string, examples: () => readonly Example[]): Match[] {
  const asks = wantsToKnow(speech.words, speech.story.language);
  const matches = bestMatches(speech.index.of(name, examples), speech.spans, asks);
  return matches.filter(
    (each) =>
      each.isVerbatim ||
      each.kind === 'deflection' ||
      each.score >= leastBeside(speech.act, hasOwnContent(each, speech)),
  );
}

/** Words of content in which a request and what is asked for can be told apart. */
const OWN = { words: 2, share: 0.5 };

/** Whether what was said is in words of content that the author has for it: who only asks for help has none of them. */
function hasOwnContent({ shared }: Match, { spans, act }: Speech): boolean {
  const tokens = spans.flatMap((span) => span.tokens);
  const content = new Set(tokens.flatMap(({ kind, stem }) => (kind === 'content' ? stem : []))).size;
  return act?.isWhole
    ? shared >= OWN.words && shared >= OWN.share * content
    : shared > 0 && shared >= OWN.share * content;
}

/** Lists of examples by kind and id, in the language of the speech. */
export function examplesFor(
  speech: Speech,
  entries: readonly { kind: string; id: string; examples: Examples | undefined }[],
): Example[] {
  const { language } = speech.story;
  return entries.flatMap(({ kind, id, examples }) =>
    (examples?.[language] ?? []).map((text) => ({ intent: `${kind}:${id}`, text })),
  );
}

/** Deflections, for matchers in which they are to be told from what counts. */
export function deflectionsOf(scene: Scene, speech: Speech): Example[] {
  return examplesFor(
    speech,
    scene.deflections.map(({ id, examples }) => ({ kind: 'deflection', id, examples })),
  );
}
