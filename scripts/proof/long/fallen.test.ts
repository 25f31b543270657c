import { join } from 'node:path';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import type { GameOutput } from '@fabula/web/lib/protocol/frames';
import { describe, expect, test } from '@jest/globals';
import { embeddedSite } from '../browser/embedded-site.ts';
import { DESKTOP, PHONE } from '../browser/guest.ts';
import { enterGame, signUpForStory } from '../browser/lobby.ts';
import { playStory } from '../browser/play-story.ts';
import { StagePage } from '../browser/stage-page.ts';
import { STORIES } from '../story.ts';

const SLUG = 'the-dragons-advocate';

const hasBurned = (output: GameOutput) =>
  output.player_characters.some(({ character_current_health }) => character_current_health <= 0);

/** With everything that moves: a card burns out, the battle is lost, and the story leads to a dead end. */
describe('whoever loses sees it', () => {
  const site = embeddedSite('fallen');

  test.each([
    ['en', PHONE],
    ['fr', DESKTOP],
  ] as const)('in %s on %j', async (language, size) => {
    const media = { reducedMotion: 'no-preference' } as const;
    const guest = await site().guest({ language, size, media });
    const stage = new StagePage(guest);
    await signUpForStory(guest, SLUG);
    await enterGame(guest, 'startGame');
    const folder = join(STORIES, SLUG);
    const walkthrough = await readWalkthrough(folder, language, 'lost');
    let burned = 0;
    const answer = async (words: string) => {
      const output = await stage.type(words);
      if (!hasBurned(output)) return output;
      burned += 1;
      await guest.step('burning-out');
      return output;
    };
    const { screen } = await playStory(stage, { walkthrough, folder, answer });
    expect(screen).toBe('game_lost');
    expect(burned).toBeGreaterThan(0);
    expect(guest.pageErrors.except()).toEqual([]);
    await guest.leave();
  });
});
