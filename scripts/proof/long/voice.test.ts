import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EmbeddedStage, startEmbedded } from '../../stage/embedded.ts';
import { type Language, Player } from '../player.ts';
import { spoken } from '../spoken.ts';
import { NO_LIMITS } from '../stage-env.ts';
import { STORY_FOLDER } from '../story.ts';
import { tempFolder } from '../temp-folder.ts';
import { walk } from '../walk.ts';

describe('the whole story, spoken', () => {
  const folder = tempFolder('voice');
  let stage: EmbeddedStage;
  beforeAll(async () => {
    stage = await startEmbedded({ folder: folder.path, env: NO_LIMITS });
  }, 300_000);
  afterAll(async () => {
    await stage?.stop();
    folder.remove();
  }, 60_000);

  test.each<Language>(['en', 'fr'])(
    'is won by voice in %s',
    async (language) => {
      const player = await Player.begin(stage.origin, language);
      const { turns, view } = await walk(player, await readWalkthrough(STORY_FOLDER, language, 'voice'), {
        answer: (who, words) => who.speak(spoken(words, language), language),
      });
      player.close();
      expect(view).toMatchObject({ loopStatus: 'loopStatusWon', isSuccessfulRun: true });
      expect(turns.filter(({ output }) => output.not_heard)).toEqual([]);
    },
    1_800_000,
  );
});
