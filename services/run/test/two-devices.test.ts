import { randomUUID } from 'node:crypto';
import { Grant } from '@fabula/proto/run/v1/run_pb';
import type { RunState } from '@fabula/rules/types';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { replay } from '../src/domain/replay.ts';
import { logOf } from './log-of.ts';
import { aStory } from './stories.ts';
import { START_MS, TestPlayer, World } from './world.ts';

const TURNS = 1_000;

let world: World;
beforeAll(async () => {
  world = await World.start('postgres');
}, START_MS);
afterAll(() => world?.close());

/** Says it until the lease is granted: another device holds it meanwhile. Every tenth answer is sent twice at once. */
async function say(device: TestPlayer, text: string): Promise<void> {
  const inputId = randomUUID();
  for (;;) {
    const begun = await device.begin({ inputId, text });
    if (begun.grant === Grant.COMMITTED) return;
    if (begun.grant !== Grant.GRANTED) continue;
    const request = { transcript: text, proposalJson: '{"judgement":{"facets":["more"]}}' };
    const times = text.endsWith('0') ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => device.commit(begun, request)));
    return;
  }
}

it('two devices answer in the same run, a thousand times by turns: no effect is lost, none comes twice', async () => {
  const story = aStory({ maxInteractions: 2 * TURNS, patience: 2 * TURNS });
  const address = await world.serve();
  const phone = await TestPlayer.join(world, address);
  await phone.newRun(world.publish(story));
  await phone.start();
  await phone.start();
  const desktop = Object.assign(await TestPlayer.join(world, address), {
    ...{ userId: phone.userId, token: phone.token, playerStoryId: phone.playerStoryId, owner: 'engine-2' },
  });

  const each = TURNS / 2;
  const play = async (device: TestPlayer, name: string) => {
    for (let turn = 0; turn < each; turn += 1) await say(device, `${name} ${turn}`);
  };
  await Promise.all([play(phone, 'phone'), play(desktop, 'desktop')]);

  const log = await logOf(world, phone.playerStoryId);
  expect(log.turns.map(({ turnNo }) => turnNo)).toEqual(Array.from({ length: TURNS + 2 }, (_, at) => at + 1));
  expect(new Set(log.turns.map(({ words }) => words)).size).toBe(TURNS + 1);
  const [row] = await world.db.transaction((tx) => tx('player_stories').where({ id: phone.playerStoryId }));
  const { interactions, moments } = (row as { state: RunState }).state;
  expect(interactions.used).toBe(TURNS);
  expect(moments.at(-1)?.turns).toBe(TURNS);
  expect(replay(story, log)).toBeUndefined();
});

/** Waits until so many sessions of the database wait for another's lock. */
async function waiting(count: number): Promise<void> {
  const sql = 'select count(*)::int as n from pg_locks where not granted';
  for (;;) {
    const [row] = await world.db.statement<{ n: number }>(sql);
    if (row?.n === count) return;
  }
}

/** Holds a run's row until it is let go. */
function holdRun(id: string): Promise<{ letGo(): Promise<void> }> {
  return new Promise((held, failed) => {
    const holding = world.db.transaction(async (tx) => {
      await tx('player_stories').where({ id }).forUpdate();
      await new Promise<void>((end) => {
        const letGo = () => {
          end();
          return holding;
        };
        held({ letGo });
      });
    });
    holding.catch(failed);
  });
}

it('a run that one device begins while the other resets the story goes with the rest', async () => {
  const player = await TestPlayer.join(world, await world.serve());
  const storyId = world.publish(aStory());
  const run = await holdRun(await player.newRun(storyId));
  const begun = player.newRun(storyId);
  await waiting(1);
  const reset = player.gateway.resetProgress({ storyId }, player.options);
  await waiting(2);
  await run.letGo();
  await Promise.all([begun, reset]);
  const { runs } = await player.gateway.listRuns({ storyId, order: '' }, player.options);
  expect(runs).toEqual([]);
});
