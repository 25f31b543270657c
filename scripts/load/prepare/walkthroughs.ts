import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { STORY_FOLDER } from '../../proof/story.ts';
import type { Language, SpokenWalkthrough } from '../plan.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** What players of the first story say: those who type play to either end, those who speak keep to the authors' sentences. */
export async function walkthroughs(
  kinds: readonly ('won' | 'lost' | 'voice')[],
): Promise<SpokenWalkthrough[]> {
  const wanted = kinds.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));
  return Promise.all(
    wanted.map(async ({ kind, language }) => {
      const { says } = await readWalkthrough(STORY_FOLDER, language, kind);
      return { kind, language, says };
    }),
  );
}

/** Everything that is said in a language, each sentence once. */
export function sentencesOf(all: readonly SpokenWalkthrough[], language: Language): string[] {
  const own = all.filter((one) => one.language === language);
  return [...new Set(own.flatMap(({ says }) => Object.values(says).flat()))];
}
