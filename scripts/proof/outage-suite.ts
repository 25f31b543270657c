import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNats } from '@fabula/kit/testing/nats';
import { startPostgres } from '@fabula/kit/testing/postgres';
import type { Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { TurnFailed } from '@fabula/web/lib/protocol/frames';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Distributed } from '../stage/distributed.ts';
import { markOf } from '../stage/managed-process.ts';
import { FullDisk } from './full-disk.ts';
import { Player } from './player.ts';
import { STORY_ID } from './story.ts';
import { TurnLog } from './turn-log.ts';
import { until } from './until.ts';

/** Nobody else says this. */
const WORDS = 'The umbrella of my zebra hums in the larder.';

const portOf = (url: string) => Number(new URL(url).port);

/** Stores that go away for a while, on the distributed way. */
export function outageSuite(stage: () => Distributed, folder: string): void {
  describe('a store that is away for a while', () => {
    const again: Running[] = [];
    afterAll(async () => {
      for (const store of again) await store.stop();
    });

    async function away(store: Running, signal: NodeJS.Signals): Promise<void> {
      const mark = markOf('store', store.pid);
      process.kill(store.pid, signal);
      await until(() => (markOf('store', store.pid).startedAt === mark.startedAt ? undefined : true));
    }

    async function inDialogue(options = {}): Promise<Player> {
      const player = await Player.begin(stage().origin, 'en', options);
      for (let n = 0; n < 2; n += 1) await player.start((await player.view()).playerMomentId);
      return player;
    }

    test('without NATS the game goes on, and what happened is told later', async () => {
      const { nats } = stage().stores;
      const player = await Player.begin(stage().origin, 'en');
      await away(nats, 'SIGKILL');
      const late = await inDialogue();
      expect((await late.say('Nobody is going to shout at you.')).output.dialogue).not.toBe('');
      again.push(await startNats({ folder: join(folder, 'nats'), port: portOf(nats.url) }));
      await until(async () => {
        await late.account.token();
        const { stories } = await late.account.api.call(CatalogueService.method.listStories, {});
        return stories.find(({ id }) => id === STORY_ID)?.userStarted || undefined;
      }, 500);
      player.close();
      late.close();
    });

    test('NATS comes back empty: of an account that was closed meanwhile neither run nor words are left', async () => {
      const nats = again.at(-1) ?? stage().stores.nats;
      const log = TurnLog.ofPostgres(stage().stores.postgres.url);
      const player = await inDialogue();
      await player.say(WORDS);
      const kept = async () => {
        const turns = await log.ask('select 1 from run.turns t where t::text like ?', [`%${WORDS}%`]);
        const runs = await log.ask('select 1 from run.player_stories where id = ?', [player.playerStoryId]);
        return { turns: turns.length, runs: runs.length };
      };
      expect(await kept()).toEqual({ turns: 1, runs: 1 });
      await away(nats, 'SIGKILL');
      await player.account.api.call(AuthService.method.closeAccount, {});
      player.close();
      rmSync(join(folder, 'nats'), { recursive: true });
      again.push(await startNats({ folder: join(folder, 'nats'), port: portOf(nats.url) }));
      await until(async () => {
        const { turns, runs } = await kept();
        return turns + runs === 0 || undefined;
      }, 500);
      await log.close();
    });

    test('without Redis the game goes on', async () => {
      const { redis } = stage().stores;
      const player = await inDialogue();
      await away(redis, 'SIGKILL');
      expect((await player.say('Who are you looking for?')).output.dialogue).not.toBe('');
      again.push(await startRedis({ folder: join(folder, 'redis'), port: portOf(redis.url) }));
      expect((await player.say('You look frozen, take this.')).output.dialogue).not.toBe('');
      player.close();
    });

    test('while Redis hangs the game goes on, also for who comes anew', async () => {
      const redis = again.at(-1) ?? stage().stores.redis;
      const player = await inDialogue();
      process.kill(redis.pid, 'SIGSTOP');
      try {
        expect((await player.say('Who are you looking for?')).output.dialogue).not.toBe('');
        const late = await inDialogue();
        expect((await late.say('You look frozen, take this.')).output.dialogue).not.toBe('');
        late.close();
      } finally {
        process.kill(redis.pid, 'SIGCONT');
      }
      expect((await player.say('Nobody is going to shout at you.')).output.dialogue).not.toBe('');
      player.close();
    });

    test('where the disk of the database is full a turn fails in plain words, and goes on when there is room', async () => {
      const { postgres } = stage().stores;
      const failures: TurnFailed[] = [];
      const onRetryable = (failure: TurnFailed) => failures.push(failure);
      const player = await inDialogue({ onRetryable });
      const disk = await FullDisk.of(postgres.url);
      const turn = player.say('Nobody is going to shout at you.');
      await until(() => failures[0] && player.errors[0]);
      expect(failures[0]).toMatchObject({ code: 'UNAVAILABLE', reason: 'DATABASE_FULL', retryable: true });
      expect(player.errors[0]).toBe('Nothing can be saved right now. Please try again in a moment.');
      const ready = () => fetch(`http://${stage().metrics.get('run')}/readyz`);
      await until(async () => ((await ready()).status === 503 ? true : undefined), 500);
      await disk.free();
      player.socket.retry();
      expect((await turn).output.dialogue).not.toBe('');
      await until(async () => ((await ready()).status === 200 ? true : undefined), 500);
      player.close();
    });

    test('without the database a turn fails clearly, may be tried again, and then goes on', async () => {
      const { postgres } = stage().stores;
      const failures: TurnFailed[] = [];
      const onRetryable = (failure: TurnFailed) => failures.push(failure);
      const player = await inDialogue({ onRetryable });
      const before = await player.view();
      await away(postgres, 'SIGINT');
      const turn = player.say('Nobody is going to shout at you.');
      await until(() => failures[0] && player.errors[0]);
      // On a busy machine the call's deadline may pass before the last attempt at a connection has failed.
      expect(['UNAVAILABLE', 'DEADLINE_EXCEEDED']).toContain(failures[0]?.code);
      expect(failures[0]).toMatchObject({ retryable: true });
      expect(player.errors[0]).toBe('Not available right now. Please try again.');
      const { password } = new URL(postgres.url);
      again.push(
        await startPostgres({ folder: join(folder, 'postgres'), port: portOf(postgres.url), password }),
      );
      const retry = setInterval(() => player.socket.retry(), 1_000);
      expect((await turn).output.dialogue).not.toBe('');
      clearInterval(retry);
      const after = await player.view();
      const used = before.loopCurrentNumberOfInteractions + 1;
      expect(after.loopCurrentNumberOfInteractions).toBe(used);
      player.close();
    });
  });
}
