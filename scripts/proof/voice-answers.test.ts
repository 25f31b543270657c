import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { plain } from './browser/plain.ts';
import { Player } from './player.ts';
import { spoken } from './spoken.ts';
import { NO_LIMITS } from './stage-env.ts';
import { STORY_FOLDER } from './story.ts';
import { tempFolder } from './temp-folder.ts';
import { walk } from './walk.ts';

/** The first moments: six starts, a reward among them, and eight answers or so. */
const TURNS = 14;
/** The engines of the floor miss one now and then: as many must be understood to the letter. */
const LEAST = 6;

describe('answers by voice, over the socket to the engines of the floor', () => {
  const folder = tempFolder('voice-answers');
  let stage: EmbeddedStage;
  beforeAll(async () => {
    stage = await startEmbedded({ folder: folder.path, env: NO_LIMITS, copiedData: true });
  });
  afterAll(async () => {
    await stage?.stop();
    folder.remove();
  });

  test.each(['en', 'fr'] as const)(
    '%s: six authored phrases are understood to the letter, and move the story',
    async (language) => {
      const player = await Player.begin(stage.origin, language);
      const said: { phrase: string; heard: string }[] = [];
      const answer = async (by: Player, phrase: string) => {
        const turn = await by.speak(spoken(phrase, language), language);
        said.push({ phrase: plain(phrase), heard: plain(turn.output.transcribed_player_answer) });
        return turn;
      };
      const walkthrough = await readWalkthrough(STORY_FOLDER, language, 'voice');
      const { view } = await walk(player, walkthrough, { answer, turns: TURNS });
      player.close();
      const understood = said.filter(({ phrase, heard }) => phrase === heard);
      expect(understood.length).toBeGreaterThanOrEqual(LEAST);
      expect(view.momentType).not.toBe('monologue');
    },
  );
});
