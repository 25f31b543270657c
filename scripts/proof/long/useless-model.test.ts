import { readFileSync } from 'node:fs';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { freePorts } from '@fabula/kit/testing/ports';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Behaviour, ModelServer } from '../../../services/moment-engine/test/model/model-server.ts';
import { startEmbedded } from '../../stage/embedded.ts';
import { Player } from '../player.ts';
import { NO_LIMITS } from '../stage-env.ts';
import { STORY_FOLDER } from '../story.ts';
import { tempFolder } from '../temp-folder.ts';
import { walk } from '../walk.ts';

const KEY = 'a-key-that-was-mistyped';

let server: ModelServer;
beforeAll(async () => {
  server = await ModelServer.start();
});
afterAll(() => server.close());

const nowhere = async () => `http://127.0.0.1:${(await freePorts(1))[0]}/v1`;
const served = async (usual: Behaviour) => {
  server.reset();
  server.usual = usual;
  return server.url;
};
const refused: Behaviour = (reply) => reply.fail(401, `Incorrect API key provided: ${KEY}`);
const chatter: Behaviour = (reply) => reply.say('Lovely weather today, and I would rather talk about that.');

test.each([
  ['an address where nobody listens', nowhere],
  ['a key that is refused', () => served(refused)],
  ['a model that only talks nonsense', () => served(chatter)],
])('with %s the story is won all the same, and the player sees nothing of it', async (_, find) => {
  const folder = tempFolder('useless-model');
  const model = { FABULA_LLM_URL: await find(), FABULA_LLM_MODEL: 'some-model', FABULA_LLM_KEY: KEY };
  const stage = await startEmbedded({ folder: folder.path, env: { ...NO_LIMITS, ...model } });
  try {
    const player = await Player.begin(stage.origin, 'en');
    const { view, turns } = await walk(player, await readWalkthrough(STORY_FOLDER, 'en', 'won'));
    player.close();
    expect(view).toMatchObject({ loopStatus: 'loopStatusWon', isSuccessfulRun: true });
    expect(player.errors).toEqual([]);
    expect(turns.every(({ output }) => !output.dialogue.includes('weather'))).toBe(true);
    expect(turns.every(({ sentences }) => sentences.every(({ attempt }) => attempt === 1))).toBe(true);
    const log = readFileSync(stage.logFile, 'utf8');
    expect(log).toContain('a director failed');
    expect(log).not.toContain(KEY);
  } finally {
    await stage.stop();
    folder.remove();
  }
});
