import type { Walkthrough } from '@fabula/catalogue/walkthrough';
import type { GameOutput } from '@fabula/web/lib/protocol/frames';
import { plain } from './plain.ts';
import type { StagePage } from './stage-page.ts';

/** What is not heard costs nothing and may be said again, as a player would. */
const TRIES = 3;
/** A moment's phrases may be gone through once more, where one was taken for another. */
const ROUNDS = 2;

/** Says it, and again while the game says that it did not hear; the answer to what came last. */
export async function sayUntilHeard(stage: StagePage, phrase: string): Promise<GameOutput> {
  let output = await stage.say(phrase);
  for (let tries = 1; output.not_heard && tries < TRIES; tries += 1) {
    await stage.settle();
    output = await stage.say(phrase);
  }
  return output;
}

/** Says it as often, until it is understood: a busy machine may lose the beginning of what a device hears. */
export async function untilUnderstood(phrase: string, say: () => Promise<GameOutput>): Promise<GameOutput> {
  let output = await say();
  for (let tries = 1; !isUnderstood(phrase, output) && tries < TRIES; tries += 1) output = await say();
  return output;
}

/** Whether a phrase was understood to the letter. */
export function isUnderstood(phrase: string, output: GameOutput): boolean {
  return plain(output.transcribed_player_answer) === plain(phrase);
}

/** The walkthrough of somebody who says a moment's phrases once more when they have not done. */
export function withSecondRound(walkthrough: Walkthrough): Walkthrough {
  const says = Object.entries(walkthrough.says).map(([slug, phrases]) => [
    slug,
    Array.from({ length: ROUNDS }, () => phrases).flat(),
  ]);
  return { ...walkthrough, says: Object.fromEntries(says) };
}
