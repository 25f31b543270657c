import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { EmbeddedStage } from '../stage/embedded.ts';
import { forgedToken } from './forged-token.ts';
import { Player } from './player.ts';
import { RawSocket, refusedUpgrade } from './raw-socket.ts';
import { until } from './until.ts';

/** What is no proper upgrade or frame. */
export function badFramesSuite(stage: () => EmbeddedStage, folder: string): void {
  describe('a socket that is asked for in vain', () => {
    const forged = (options: Partial<Parameters<typeof forgedToken>[1]>) =>
      forgedToken(join(folder, 'data'), { issuer: `${stage().origin}/auth/oidc`, ...options });
    const refused = (token: string | undefined) => refusedUpgrade(stage().origin, token);

    test('without a token: 401', async () => {
      expect(await refused(undefined)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    });
    test('with a wrong signature: 401, and says so', async () => {
      const token = await forged({ isOurs: false });
      expect(await refused(token)).toMatchObject({ status: 401, message: 'Invalid JWT signature' });
    });
    test('with an expired token: 401', async () => {
      expect(await refused(await forged({ lifetimeS: -60 }))).toMatchObject({ status: 401 });
    });
    test('with a token for another site: 401', async () => {
      expect(await refused(await forged({ audience: 'another' }))).toMatchObject({ status: 401 });
    });
    test('with the same token, but ours: it opens', async () => {
      const socket = await RawSocket.open(stage().origin, await forged({}));
      expect((await socket.next('Welcome')).type).toBe('Welcome');
      socket.close();
    });
  });

  describe('a frame that is none', () => {
    let player: Player;
    beforeAll(async () => {
      player = await Player.begin(stage().origin, 'en');
      player.close();
    });

    const opened = async () => RawSocket.open(stage().origin, await player.account.token());
    const told = async (socket: RawSocket) => (await socket.next('ErrorMessage')).json;

    test('a text message, or bytes without a zero byte: 1003', async () => {
      for (const message of ['USER_INPUT', Buffer.from('USER_INPUT{}')]) {
        const socket = await opened();
        void socket.raw(message);
        expect(await socket.closed).toBe(1003);
      }
    });

    test('more than 4 MiB: 1009', async () => {
      const socket = await opened();
      void socket.raw(Buffer.alloc(4 * 1024 * 1024 + 1, 'a'));
      expect(await socket.closed).toBe(1009);
    });

    test('an unknown type: logged, ignored', async () => {
      const socket = await opened();
      socket.send('DANCE', '{}');
      socket.send('USER_INPUT', 'no json');
      expect(await told(socket)).toMatch(/not JSON/);
      expect(socket.frames.map(({ type }) => type)).toEqual(['Welcome', 'ErrorMessage']);
      await until(() => readFileSync(stage().logFile, 'utf8').includes('"type":"DANCE"') || undefined);
      socket.close();
    });

    test.each([
      ['an unknown kind', { kind: 'dance' }, /kind/],
      ['a missing story', { player_story_id: undefined }, /player_story_id/],
      ['a field of the wrong type', { text: 7 }, /text/],
      ['20,000 characters', { text: 'a'.repeat(20_000) }, /text/],
    ])('%s: a text that names the field', async (_name, wrong, field) => {
      const socket = await opened();
      socket.send('USER_INPUT', { player_story_id: player.playerStoryId, text: 'hello', ...wrong });
      expect(await told(socket)).toMatch(field);
      expect(socket.isOpen).toBe(true);
      socket.close();
    });

    test('an unknown story, or somebody else’s: a text, and nothing else', async () => {
      const stranger = await Player.begin(stage().origin, 'en');
      stranger.close();
      const socket = await RawSocket.open(stage().origin, await stranger.account.token());
      for (const player_story_id of [player.playerStoryId, randomUUID()]) {
        socket.send('USER_INPUT', { player_story_id, kind: 'start_moment' });
        socket.send('RESUME', { player_story_id, epoch: '', last_seq: 0 });
      }
      for (let n = 0; n < 4; n += 1) expect(await told(socket)).toMatch(/does not exist|no such game/i);
      expect(socket.frames.slice(1).every(({ type }) => type === 'ErrorMessage')).toBe(true);
      expect(await player.view()).toMatchObject({ momentStatus: 'waiting' });
      socket.close();
    });
  });
}
