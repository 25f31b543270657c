import { setTimeout as sleep } from 'node:timers/promises';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Distributed, startDistributed } from '../../stage/distributed.ts';
import { story } from '../faults.ts';
import { Player } from '../player.ts';
import { SAME_DICE } from '../stage-env.ts';
import { SteadyPlay } from '../steady-play.ts';
import { STORY_FOLDER } from '../story.ts';
import { tempFolder } from '../temp-folder.ts';
import { TurnLog } from '../turn-log.ts';
import { walk } from '../walk.ts';

const PARTS = ['auth', 'catalogue', 'run', 'speech', 'media', 'moment-engine', 'gateway'];
const TURNS = 10;
/** As a rollout by the chart does it: whoever is ready again is found by callers and balancer before another one begins to go. */
const LINGER_SECONDS = 3;
const FOUND_MS = 3_000;

describe('every part twice', () => {
  const folder = tempFolder('twice');
  let stage: Distributed;
  beforeAll(async () => {
    const env = { ...SAME_DICE, FABULA_LINGER_SECONDS: `${LINGER_SECONDS}` };
    stage = await startDistributed({ folder: folder.path, env, copies: 2 });
  }, 600_000);
  afterAll(async () => {
    await stage?.stop();
    folder.remove();
  }, 120_000);

  test('each process is killed or stopped in turn, and started again: players play on, no turn is lost, none is there twice', async () => {
    const walkthrough = await readWalkthrough(STORY_FOLDER, 'en', 'lost');
    const calm = await Player.begin(stage.origin, 'en');
    const { turns } = await walk(calm, walkthrough, { turns: TURNS });
    calm.close();
    const play = new SteadyPlay({ origin: stage.origin, walkthrough, players: 2, turns: TURNS });
    await play.goesOn(1);
    for (const part of PARTS) {
      play.now = `kill of ${part}`;
      await stage.processes.get(`${part}-1`)?.kill();
      await play.goesOn(3);
      await stage.restart(`${part}-1`);
      await sleep(FOUND_MS);
      play.now = `stop of ${part}`;
      await stage.processes.get(`${part}-2`)?.stop();
      await play.goesOn(3);
      await stage.restart(`${part}-2`);
      await sleep(FOUND_MS);
      play.now = 'nothing';
      await play.goesOn(1);
    }
    await play.end();

    // A kill breaks what is under way; who is asked to stop lets nobody down.
    expect(play.failures.filter(({ during }) => !during.startsWith('kill'))).toEqual([]);
    const log = TurnLog.ofPostgres(stage.stores.postgres.url);
    const expected = await story(log, calm);
    const dialogues = turns.map(({ output }) => output.dialogue);
    expect(play.runs.length).toBeGreaterThan(2);
    for (const run of play.runs) {
      const played = run.dialogues.length;
      expect(run.dialogues).toEqual(dialogues.slice(0, played));
      expect(await story(log, run)).toEqual(expected.slice(0, played));
    }
    await log.close();
  }, 900_000);
});
