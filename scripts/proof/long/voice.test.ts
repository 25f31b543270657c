import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import { embeddedSite } from '../browser/embedded-site.ts';
import { enterGame, signUpForStory } from '../browser/lobby.ts';
import { playStory } from '../browser/play-story.ts';
import { isUnderstood, sayUntilHeard, withSecondRound } from '../browser/speaking.ts';
import { StagePage } from '../browser/stage-page.ts';
import { STORY_FOLDER } from '../story.ts';

/** Part of what is said that is understood to the letter. */
const MOSTLY = 0.8;

describe('the whole story by voice', () => {
  const site = embeddedSite('voice-long');

  test.each(['en', 'fr'] as const)(
    '%s: it is won by speaking',
    async (language) => {
      const guest = await site().guest({ language });
      const stage = new StagePage(guest);
      await signUpForStory(guest);
      await enterGame(guest, 'startGame');
      const walkthrough = withSecondRound(await readWalkthrough(STORY_FOLDER, language, 'voice'));
      const answer = (words: string) => sayUntilHeard(stage, words);
      const { screen, told } = await playStory(stage, { walkthrough, answer });
      const understood = told.filter(({ words, output }) => isUnderstood(words, output));
      expect(screen).toBe('game_won');
      expect(understood.length / told.length).toBeGreaterThanOrEqual(MOSTLY);
      expect(guest.pageErrors.except()).toEqual([]);
      await guest.leave();
    },
    1_800_000,
  );
});
