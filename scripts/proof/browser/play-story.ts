import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Walkthrough } from '@fabula/catalogue/walkthrough';
import type { GameOutput } from '@fabula/web/lib/protocol/frames';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '../player.ts';
import { STORY_FOLDER } from '../story.ts';
import type { Screen, StagePage } from './stage-page.ts';

const named = z.object({ name: z.object({ en: z.string(), fr: z.string() }) });

/** Moments' slugs by the names that the page shows. */
function slugsByName(story: string, language: Language): ReadonlyMap<string, string> {
  const folder = join(story, 'moments');
  return new Map(
    readdirSync(folder).map((file) => {
      const { name } = named.parse(parse(readFileSync(join(folder, file), 'utf8')));
      return [name[language], basename(file, '.yaml')];
    }),
  );
}

export interface Told {
  readonly words: string;
  readonly slug: string;
  readonly output: GameOutput;
}

export interface PlayOptions {
  readonly walkthrough: Walkthrough;
  /** Of the story; left out: the first one's. */
  readonly folder?: string;
  /** How words become a turn. */
  readonly answer: (words: string) => Promise<GameOutput>;
  /** Asked before each answer; stops the play. */
  readonly enough?: () => boolean;
}

/** Plays a walkthrough on the page, to the end of the run if nothing stops it before. */
export async function playStory(
  stage: StagePage,
  { walkthrough: { says, language }, folder = STORY_FOLDER, answer, enough = () => false }: PlayOptions,
): Promise<{ screen: Screen; told: readonly Told[] }> {
  const slugs = slugsByName(folder, language);
  const left = new Map(Object.entries(says).map(([slug, words]) => [slug, [...words]]));
  const told: Told[] = [];
  for (;;) {
    const screen = await stage.untilAsked();
    if (screen !== 'in_game' || enough()) return { screen, told };
    const name = await stage.momentName();
    const slug = slugs.get(name) ?? name;
    const words = left.get(slug)?.shift();
    if (words === undefined) throw new Error(`the walkthrough is stuck in ${slug}`);
    told.push({ words, slug, output: await answer(words) });
    await stage.guest.step(`11-${slug}`);
  }
}
