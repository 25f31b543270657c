import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FuzzedFrame, fuzzedFrames } from '../../gateway/test/fuzz.ts';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { Account } from './account.ts';
import { fuzzedRequest } from './fuzz-requests.ts';
import { internalText } from './internal-text.ts';
import { Player } from './player.ts';
import { Random } from './random.ts';
import { RawSocket } from './raw-socket.ts';
import { NO_LIMITS } from './stage-env.ts';
import { STORY_ID } from './story.ts';
import { tempFolder } from './temp-folder.ts';

export interface Amount {
  readonly frames: number;
  readonly requests: number;
  /** Memory is read after each. */
  readonly rounds: number;
}

/** Each has one socket at a time: a second one would take over. */
const PLAYERS = 8;
/** Frames on one socket at most. */
const PER_SOCKET = 200;
/** Callers of the API at a time. */
const CALLERS = 2;
/** Of the frames that close a socket, so many are sent. */
const LET_CLOSE = 0.1;
/** Fresh memory is not given back at once; what leaks grows with every round. */
const MOST_GROWTH = 1.5;
const KB = 1024;

/** Bytes of a process in memory. */
function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * KB;
}

/** By the protocol a text message, or bytes without a zero byte. */
const closes = ({ isText, bytes }: FuzzedFrame) => isText || !bytes.includes(0);

/** Resolves when the site has read all that was sent before: it answers an input whose mistake no other frame has. */
async function readUp(socket: RawSocket, player_story_id: string): Promise<void> {
  socket.send('USER_INPUT', { player_story_id, selected_path: 'x'.repeat(65) });
  while (!(await socket.next('ErrorMessage')).json.includes('selected_path'));
}

/** Random frames and requests, in so many rounds: none of them ends the site, is answered with its own text, or stays in memory. */
export function fuzzSuite({ frames, requests, rounds }: Amount): void {
  describe('random input', () => {
    const folder = tempFolder('fuzz');
    const leaked = new Set<string>();
    const players: Player[] = [];
    let stage: EmbeddedStage;
    beforeAll(async () => {
      // Tokens outlive the sessions that random requests end.
      const { FABULA_REQUESTS_PER_MINUTE } = NO_LIMITS;
      const env = { FABULA_ACCESS_TOKEN_TTL: '3600', FABULA_REQUESTS_PER_MINUTE };
      stage = await startEmbedded({ folder: folder.path, env, copiedData: true });
      for (let n = 0; n < PLAYERS; n += 1) {
        const player = await Player.begin(stage.origin, 'en');
        await player.start((await player.view()).playerMomentId);
        player.close();
        players.push(player);
      }
    });
    afterAll(async () => {
      await stage?.stop();
      folder.remove();
    });

    const look = (answer: string) => {
      const found = internalText(answer);
      if (found !== undefined) leaked.add(`${found} in ${answer.slice(0, 200)}`);
    };

    /** One socket's frames, up to one that closes it. Answers how many there were, once all of them were read. */
    async function sendFrames(random: Random, player: Player): Promise<number> {
      const { playerStoryId } = player;
      const socket = await RawSocket.open(stage.origin, await player.account.token());
      const seed = random.below(2 ** 31);
      let sent = 0;
      for (const frame of fuzzedFrames({ seed, count: PER_SOCKET, playerStoryId })) {
        const isLast = closes(frame);
        // Most of these are left out, or no socket would live long enough to be in any state.
        if (isLast && !random.chance(LET_CLOSE)) continue;
        await socket.raw(frame.isText ? Buffer.from(frame.bytes).toString('latin1') : frame.bytes);
        sent += 1;
        if (isLast) break;
      }
      await Promise.race([readUp(socket, playerStoryId), socket.closed]);
      socket.close();
      for (const { json } of socket.frames) look(json);
      return sent;
    }

    async function sendRequests(random: Random, account: Account, count: number): Promise<void> {
      const known = {
        storyId: STORY_ID,
        playerStoryId: players[0]?.playerStoryId ?? '',
        language: 'en',
        order: '',
      };
      for (let n = 0; n < count; n += 1) {
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
      const send = async (player: Player, n: number) => {
        const random = new Random(seed * 100 + n);
        for (let sent = 0; sent < frames / rounds / PLAYERS; ) sent += await sendFrames(random, player);
      };
      const ask = async (account: Account, n: number) => {
        await sendRequests(new Random(seed * 1_000 + n), account, requests / rounds / CALLERS);
      };
      // New ones: some of those before have signed out, or closed their account.
      const callers = await Promise.all(Array.from({ length: CALLERS }, () => Account.signUp(stage.origin)));
      await Promise.all([...callers.map(ask), ...players.map(send)]);
    }

    test(`${frames} frames and ${requests} requests: no crash, memory flat, no internal text`, async () => {
      const { pid } = stage.process.mark;
      const memory: number[] = [];
      for (let n = 1; n <= rounds; n += 1) {
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
    }, 1_800_000);
  });
}
