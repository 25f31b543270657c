import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@fabula/rules/release/text';
import { parse } from 'yaml';
import { z } from 'zod';

const walkthrough = z.strictObject({
  language: z.enum(LANGUAGES),
  ending: z.enum(['won', 'lost']),
  /**
   * By the moment's slug, in the order of the story. In a moment they are said one after the other until it ends; what
   * is left over then is not said.
   */
  says: z.record(z.string(), z.array(z.string().min(1)).min(1)),
});

/** Moment by moment what a player says, and how the story ends for them. */
export type Walkthrough = z.infer<typeof walkthrough>;

/** Which players there are: `voice` keeps to sentences that the story's authors wrote, and wins. */
export const WALKTHROUGH_KINDS = ['won', 'lost', 'voice'] as const;
export type WalkthroughKind = (typeof WALKTHROUGH_KINDS)[number];

/** @throws if the story has no such walkthrough, or it cannot be read */
export async function readWalkthrough(
  storyFolder: string,
  language: Walkthrough['language'],
  kind: WalkthroughKind,
): Promise<Walkthrough> {
  const file = join(storyFolder, 'walkthroughs', `${language}.${kind}.yaml`);
  return walkthrough.parse(parse(await readFile(file, 'utf8')));
}
