import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Distributed } from '../stage/distributed.ts';
import { Player } from './player.ts';
import { type RawFrame, RawSocket } from './raw-socket.ts';
import { until } from './until.ts';

/** Lines go by reference, on the distributed way: their sound is lost everywhere, and the player hears it. */
export function soundSuite(stage: () => Distributed, folder: string): void {
  describe('the sound of lines', () => {
    const soundsOf = (frames: readonly RawFrame[]) =>
      frames
        .filter(({ type }) => type === 'AudioAnswer')
        .map(({ json, bytes }) => ({
          ...JSON.parse(json),
          sound: createHash('sha256')
            .update(bytes ?? '')
            .digest('hex'),
        }));

    const isSilent = (frame: { readonly voice_quality: string }) => frame.voice_quality === 'silence';

    async function untilOutput(socket: RawSocket): Promise<RawFrame[]> {
      await socket.next('GameOutput');
      return socket.frames;
    }

    async function fetched(gateway: string): Promise<string[]> {
      const text = await (await fetch(`http://${stage().metrics.get(gateway)}/metrics`)).text();
      return text.split('\n').filter((line) => line.startsWith('fabula_sound_fetch_seconds_count'));
    }

    test('is the same for who comes back through a gateway that never had it, to a speech that has lost it', async () => {
      const player = await Player.begin(stage().origin, 'en');
      const { playerStoryId } = player;
      const { playerMomentId } = await player.view();
      player.close();
      const [first = '', second = ''] = stage().gateways;
      const token = await player.account.token();
      const here = await RawSocket.open(`http://${first}`, token);
      const input = { player_story_id: playerStoryId, player_moment_id: playerMomentId };
      here.send('USER_INPUT', { ...input, kind: 'start_moment', input_id: playerMomentId });
      const heard = soundsOf(await untilOutput(here));
      here.close();
      expect(heard.length).toBeGreaterThan(0);
      await stage().processes.get('speech')?.kill();
      rmSync(join(folder, 'cache', 'speech'), { recursive: true });
      await Promise.all([stage().restart('speech'), stage().restart('gateway-2')]);
      const comesBack = async () => {
        const there = await RawSocket.open(`http://${second}`, token);
        there.send('RESUME', { player_story_id: playerStoryId, epoch: heard[0]?.epoch, last_seq: 0 });
        const frames = soundsOf(await untilOutput(there));
        there.close();
        return frames;
      };
      // A line whose sound is not made again in time is silent. Who comes back once more has it.
      const again = await until(async () => {
        const frames = await comesBack();
        return frames.some(isSilent) && !heard.some(isSilent) ? undefined : frames;
      });
      expect(again).toEqual(heard);
      const kinds = (await fetched('gateway-2')).filter((line) => !line.includes('end="none"'));
      expect(kinds).toEqual([expect.stringMatching(/end="same"/)]);
      expect(Number(kinds[0]?.split(' ').at(-1))).toBe(new Set(heard.map(({ sound }) => sound)).size);
    }, 300_000);
  });
}
