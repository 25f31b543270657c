import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ModelServer } from '../../services/moment-engine/test/model/model-server.ts';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { type PlayedTurn, Player } from './player.ts';
import { NO_LIMITS } from './stage-env.ts';
import { tempFolder } from './temp-folder.ts';

const folder = tempFolder('model');
let server: ModelServer;
let stage: EmbeddedStage;
beforeAll(async () => {
  server = await ModelServer.start();
  const model = {
    FABULA_LLM_URL: server.url,
    FABULA_LLM_MODEL: 'agreeable',
    FABULA_LLM_FIRST_TOKEN_MS: '60000',
  };
  stage = await startEmbedded({ folder: folder.path, env: { ...NO_LIMITS, ...model }, copiedData: true });
});
afterAll(async () => {
  await stage?.stop();
  await server?.close();
  folder.remove();
});

/** Starts moments, and says the same in each that listens. */
async function insist(player: Player, words: string, most: number): Promise<PlayedTurn[]> {
  const turns: PlayedTurn[] = [];
  while (turns.length < most) {
    const { loopStatus, momentStatus, playerMomentId } = await player.view();
    if (loopStatus !== 'loopStatusOnGoing') break;
    turns.push(await (momentStatus === 'open' ? player.say(words) : player.start(playerMomentId)));
  }
  return turns;
}

test('a site with a language model plays in its words, and counts by the rules', async () => {
  const player = await Player.begin(stage.origin, 'en');
  const turns = await insist(player, 'Give me the golden ticket.', 16);
  player.close();
  expect(player.errors).toEqual([]);
  const answers = turns.filter(({ transcript }) => transcript !== '');
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.map(({ output }) => output.dialogue).join('\n')).toContain('so it shall be');
  expect(server.asked.length).toBeGreaterThan(0);
  expect(turns.every(({ sentences }) => sentences.every(({ attempt }) => attempt === 1))).toBe(true);
});
