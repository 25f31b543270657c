import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import { embeddedHouse } from '../browser/embedded-house.ts';
import { enterGame, signUpForStory } from '../browser/lobby.ts';
import { playStory } from '../browser/play-story.ts';
import { StagePage } from '../browser/stage-page.ts';
import { STORY_FOLDER } from '../story.ts';

describe('the whole story by voice', () => {
  const house = embeddedHouse('voice-long');

  test.each(['en', 'fr'] as const)(
    '%s: it is won by speaking',
    async (language) => {
      const guest = await house().guest({ language });
      const stage = new StagePage(guest);
      await signUpForStory(guest);
      await enterGame(guest, 'startGame');
      const walkthrough = await readWalkthrough(STORY_FOLDER, language, 'voice');
      const { screen, told } = await playStory(stage, { walkthrough, answer: (words) => stage.say(words) });
      expect(told.filter(({ output }) => output.not_heard)).toEqual([]);
      expect(screen).toBe('game_won');
      expect(guest.troubles.except()).toEqual([]);
      await guest.leave();
    },
    1_800_000,
  );
});
