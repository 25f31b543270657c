import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { ROOT } from '../stage/root.ts';
import { Player } from './player.ts';
import { RawSocket } from './raw-socket.ts';
import { NO_LIMITS } from './stage-env.ts';
import { tempFolder } from './temp-folder.ts';
import { until } from './until.ts';

const HANDLES = 400;
/** What the start says of them. */
const PLACES = 20;

const CLOCK = join(ROOT, 'scripts/proof/settable-clock.mjs');

describe('a machine with few file handles, whose clock is set', () => {
  const folder = tempFolder('machine');
  const offset = join(folder.path, 'offset');
  let stage: EmbeddedStage;
  beforeAll(async () => {
    setClock(0);
    const clock = { NODE_OPTIONS: `--import ${CLOCK}`, FABULA_TEST_CLOCK: offset };
    const env = { ...NO_LIMITS, ...clock };
    stage = await startEmbedded({ folder: folder.path, env, copiedData: true, handles: HANDLES });
  });
  afterAll(async () => {
    await stage?.stop();
    folder.remove();
  });

  /** Milliseconds by which the process's clock goes ahead of this one's. */
  const setClock = (ms: number) => writeFileSync(offset, String(ms));
  /** Its clock as it tells it. */
  const toldTime = async () => {
    const player = await Player.begin(stage.origin, 'en');
    const socket = await RawSocket.open(stage.origin, await player.account.token());
    const { json } = await socket.next('Welcome');
    socket.close();
    player.close();
    return Date.parse((JSON.parse(json) as { server_time: string }).server_time);
  };

  const handles = () => readdirSync(`/proc/${stage.process.mark.pid}/fd`).length;
  const log = () => readFileSync(stage.logFile, 'utf8');
  const ready = async () =>
    (await fetch(`${stage.origin}/readyz`, { headers: { connection: 'close' } })).status;

  /** More than there are handles, one after the other, whatever becomes of them. */
  async function crowd(): Promise<Socket[]> {
    const sockets: Socket[] = [];
    for (let n = 0; n < HANDLES; n += 1) {
      const socket = connect(Number(new URL(stage.origin).port), 'localhost');
      socket.on('error', () => undefined);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      sockets.push(socket);
    }
    return sockets;
  }

  test('says at the start how many connections it holds', () => {
    expect(log()).toContain(
      `only ${HANDLES} files may be open at once: at most ${PLACES} connections are held`,
    );
  });

  test('plays on while more come than it has handles for, which are refused, and when they have gone', async () => {
    const player = await Player.begin(stage.origin, 'en');
    await player.sayOn('Good evening.');
    const sockets = await crowd();
    expect(handles()).toBeLessThan(HANDLES);
    expect(log()).toContain('all places are taken: connections are refused');
    expect((await player.sayOn('Nobody is going to shout at you.')).output.dialogue).not.toBe('');
    for (const socket of sockets) socket.destroy();
    await until(async () => (await ready()) === 200 || undefined);
    const late = await Player.begin(stage.origin, 'en');
    expect((await late.sayOn('Good evening.')).output.dialogue).not.toBe('');
    expect((await player.sayOn('You look frozen, take this.')).output.dialogue).not.toBe('');
    for (const each of [player, late]) each.close();
  });

  test.each([
    ['ten seconds', 10_000],
    ['two hours', 7_200_000],
  ])('loses no socket and no turn when its clock is set back by %s', async (_what, ms) => {
    const player = await Player.begin(stage.origin, 'en');
    const told: string[] = [];
    player.socket.on('status', (status) => told.push(status));
    await player.sayOn('Good evening.');
    setClock(-ms);
    expect(Date.now() - (await toldTime())).toBeGreaterThan(ms - 5_000);
    for (const words of ['Nobody is going to shout at you.', 'You look frozen, take this.'])
      expect((await player.sayOn(words)).output.dialogue).not.toBe('');
    expect(told).toEqual(['connected']);
    expect(await ready()).toBe(200);
    player.close();
    setClock(0);
  });

  test('does not begin with too few, and says so', () => {
    const run = join(ROOT, 'services/embedded/run.sh');
    const start = () => execFileSync('sh', ['-c', 'ulimit -n 256 && exec "$0"', run], { stdio: 'pipe' });
    expect(start).toThrow('Only 256 files may be open at once, and Fabula needs 384.');
  });
});
