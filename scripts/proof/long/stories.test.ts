import { dirname, join } from 'node:path';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import { embeddedSite } from '../browser/embedded-site.ts';
import { DESKTOP, PHONE } from '../browser/guest.ts';
import { enterGame, signUpForStory } from '../browser/lobby.ts';
import { playStory } from '../browser/play-story.ts';
import { StagePage } from '../browser/stage-page.ts';
import { STORY_FOLDER } from '../story.ts';

describe('the further stories, typed from beginning to end', () => {
  const site = embeddedSite('stories-long');

  test.each([
    ['nobody-steals-the-moon', 'en', DESKTOP],
    ['nobody-steals-the-moon', 'fr', PHONE],
    ['the-dragons-advocate', 'en', PHONE],
    ['the-dragons-advocate', 'fr', DESKTOP],
  ] as const)(
    '%s in %s is won',
    async (slug, language, size) => {
      const guest = await site().guest({ language, size, inspected: true });
      const stage = new StagePage(guest);
      await signUpForStory(guest, slug);
      await enterGame(guest, 'startGame');
      const folder = join(dirname(STORY_FOLDER), slug);
      const walkthrough = await readWalkthrough(folder, language, 'won');
      const answer = (words: string) => stage.type(words);
      const { screen } = await playStory(stage, { walkthrough, folder, answer });
      expect(screen).toBe('game_won');
      expect(guest.accessibilityIssues).toEqual([]);
      expect(guest.pageErrors.except()).toEqual([]);
      await guest.leave();
    },
    900_000,
  );
});
