import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fuzzedFrames } from '../../gateway/test/fuzz.ts';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { Account } from './account.ts';
import { fuzzedRequest } from './fuzz-requests.ts';
import { internalText } from './internal-text.ts';
import { Player } from './player.ts';
import { Random } from './random.ts';
import { RawSocket } from './raw-socket.ts';
import { STORY_ID } from './story.ts';
import { tempFolder } from './temp-folder.ts';

const FRAMES = 50_000;
const REQUESTS = 5_000;
const PLAYERS = 5;
const SOCKETS_AT_ONCE = 5;
/** Frames on one socket; many of them close it earlier. */
const PER_SOCKET = 100;
const ROUNDS = 10;
/** Fresh memory is not given back at once; what leaks grows with every round. */
const MOST_GROWTH = 1.5;
const KB = 1024;

/** Bytes of a process in memory. */
function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * KB;
}

describe('random input', () => {
  const folder = tempFolder('fuzz');
  const leaked = new Set<string>();
  const players: Player[] = [];
  let stage: EmbeddedStage;
  beforeAll(async () => {
    const env = { FABULA_INPUTS_PER_MINUTE: '200', FABULA_AUDIO_SECONDS_PER_MINUTE: '200' };
    stage = await startEmbedded({ folder: folder.path, env });
    for (let n = 0; n < PLAYERS; n += 1) {
      const player = await Player.begin(stage.origin, 'en');
      await player.start((await player.view()).playerMomentId);
      player.close();
      players.push(player);
    }
  }, 300_000);
  afterAll(async () => {
    await stage?.stop();
    folder.remove();
  }, 60_000);

  const look = (answer: string) => {
    const found = internalText(answer);
    if (found !== undefined) leaked.add(`${found} in ${answer.slice(0, 200)}`);
  };

  /** One socket's frames, and a last input by whose answer it is known that all of them were read. */
  async function sendFrames(random: Random, player: Player, count: number): Promise<void> {
    const { playerStoryId } = player;
    const socket = await RawSocket.open(stage.origin, await player.account.token());
    for (const { bytes, isText } of fuzzedFrames({ seed: random.below(2 ** 31), count, playerStoryId })) {
      if (!socket.isOpen) break;
      await socket.raw(isText ? Buffer.from(bytes).toString('latin1') : bytes);
    }
    const last = socket.raw(Buffer.from(`USER_INPUT\0{"player_story_id":"${randomUUID()}"}`));
    await Promise.race([last.then(() => socket.next('ErrorMessage')), socket.closed]);
    socket.close();
    for (const { json } of socket.frames) look(json);
  }

  async function sendRequests(random: Random, account: Account, count: number): Promise<void> {
    const known = {
      storyId: STORY_ID,
      playerStoryId: players[0]?.playerStoryId ?? '',
      language: 'en',
      order: '',
    };
    for (let n = 0; n < count; n += 1) {
      await account.token();
      const { path, body } = fuzzedRequest(random, {
        ...known,
        subject: 'characters/yann',
        password: 'not this one',
      });
      const response = await account.api.post(path, body);
      look(await response.text());
      expect(response.status).toBeGreaterThanOrEqual(200);
    }
  }

  async function round(seed: number): Promise<void> {
    const frames = async (n: number) => {
      const random = new Random(seed * 100 + n);
      const player = random.pick(players);
      for (let sent = 0; sent < FRAMES / ROUNDS / SOCKETS_AT_ONCE; sent += PER_SOCKET)
        await sendFrames(random, player, PER_SOCKET);
    };
    const requests = async () =>
      sendRequests(new Random(seed), await Account.signUp(stage.origin), REQUESTS / ROUNDS);
    await Promise.all([requests(), ...Array.from({ length: SOCKETS_AT_ONCE }, (_, n) => frames(n))]);
  }

  test(`${FRAMES} frames and ${REQUESTS} requests: no crash, memory flat, no internal text`, async () => {
    const { pid } = stage.process.mark;
    const memory: number[] = [];
    for (let n = 1; n <= ROUNDS; n += 1) {
      await round(n);
      memory.push(residentBytes(pid));
    }
    process.stdout.write(
      `memory after each round, MiB: ${memory.map((m) => Math.round(m / KB / KB)).join(' ')}\n`,
    );
    expect([...leaked]).toEqual([]);
    expect(stage.process.isRunning).toBe(true);
    expect((await fetch(`${stage.origin}/healthz`)).status).toBe(200);
    expect((memory.at(-1) ?? 0) / (memory[1] ?? 0)).toBeLessThan(MOST_GROWTH);
    const player = await Player.begin(stage.origin, 'en');
    expect((await player.start((await player.view()).playerMomentId)).output.dialogue).not.toBe('');
    player.close();
  }, 900_000);
});
