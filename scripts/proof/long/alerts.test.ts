import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Distributed, startDistributed } from '../../stage/distributed.ts';
import { Account } from '../account.ts';
import { playOn } from '../boards-load.ts';
import { Player } from '../player.ts';
import { Prometheus } from '../prometheus.ts';
import { SAME_DICE } from '../stage-env.ts';
import { tempFolder } from '../temp-folder.ts';
import { until } from '../until.ts';

const PEACE_SECONDS = 20;
const PAUSE_MS = 1_000;
const KILLED = ['catalogue', 'auth', 'moment-engine-1', 'moment-engine-2'];
const AWAY = ['catalogue', 'auth', 'moment-engine'].map((part) => `FabulaPartAway ${part}`);
/** What calls somebody when these are killed. */
const CALLED = [...AWAY, 'FabulaCatalogueFails fast', 'FabulaSignInsFail fast', 'FabulaTurnsUnanswered fast'];

const folder = tempFolder('alerts');
let stage: Distributed;
let prometheus: Prometheus;
beforeAll(async () => {
  const env = { ...SAME_DICE, FABULA_ACCESS_TOKEN_TTL: '3600' };
  stage = await startDistributed({ folder: folder.path, env });
  prometheus = await Prometheus.start(`${folder.path}/prometheus`, stage.metrics);
});
afterAll(async () => {
  await prometheus?.stop();
  await stage?.stop();
  folder.remove();
});

const firing = () => prometheus.firing('app_kubernetes_io_component', 'burn');

test('parts that are killed call somebody, and are no longer missed once they are back', async () => {
  await playOn(stage.origin, PEACE_SECONDS);
  const atPeace = await firing();
  expect(CALLED.filter((name) => atPeace.includes(name))).toEqual([]);

  const player = await Player.begin(stage.origin, 'en');
  const { playerMomentId } = await player.view();
  const trying = tryOn(player, playerMomentId);
  for (const name of KILLED) await stage.processes.get(name)?.kill();
  await until(async () => {
    const now = await firing();
    return CALLED.every((name) => now.includes(name)) || undefined;
  }, PAUSE_MS);

  for (const name of KILLED) await stage.restart(name);
  await until(async () => {
    const now = await firing();
    // Those of budgets last for as long as their windows: promtool has seen them end.
    return AWAY.some((name) => now.includes(name)) ? undefined : true;
  }, PAUSE_MS);
  await trying.end();
  player.close();
});

/** Somebody tries again and again what a page offers, whatever comes of it. */
function tryOn(player: Player, playerMomentId: string) {
  const { origin } = player.account.api;
  const input = { kind: 'start_moment', player_story_id: player.playerStoryId, input_id: playerMomentId };
  const ways = [
    () => player.account.api.call(CatalogueService.method.listStories, {}),
    () => Account.signUp(origin),
    async () => player.socket.sendInput({ ...input, player_moment_id: playerMomentId }),
  ];
  let isOver = false;
  const work = ways.map(async (way) => {
    while (!isOver) {
      await Promise.resolve(way()).catch(() => {});
      await sleep(PAUSE_MS);
    }
  });
  return {
    end: async () => {
      isOver = true;
      await Promise.all(work);
    },
  };
}
