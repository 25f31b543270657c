import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Channel, type ChannelOptions, newClient } from '@fabula/kit/client';
import { createMetrics } from '@fabula/kit/metrics';
import { RpcServer } from '@fabula/kit/server';
import { collectedLog } from '@fabula/kit/testing/log';
import { freePort } from '@fabula/kit/testing/ports';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { afterEach, describe, expect, test } from '@jest/globals';
import { identity } from './rpc-rig.ts';

const metrics = createMetrics('test');
const { log } = collectedLog();
const closers: (() => unknown)[] = [];

async function* nothing() {}

/** A server that counts its calls. */
async function counting(address: string) {
  const server = new RpcServer({ part: 'speech', verifiers: identity.verifiers, log, metrics });
  const seen = { calls: 0 };
  server.add(SpeechService, {
    transcribe: nothing,
    synthesize: nothing,
    listVoices: async () => ({}),
    sampleVoice: async () => ({}),
    previewVoice: async () => ({}),
    getEngines: async () => {
      seen.calls += 1;
      return {};
    },
  });
  const bound = await server.listen(address);
  closers.push(() => server.close(100));
  return { server, seen, address: bound };
}

function clientOf(address: string, keepAlive?: ChannelOptions['keepAlive']) {
  const options = { signer: identity.signer('gateway'), log, metrics, ...(keepAlive && { keepAlive }) };
  const channel = new Channel(address, options);
  closers.push(() => channel.close());
  return newClient(SpeechService, channel);
}

/** The same as a process of its own, which can be suspended. */
async function startProcess() {
  const script = new URL('./fixtures/speech-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, address: line.toString().trim() };
}

describe('a channel', () => {
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  test('calls go to two servers in turn, and none is lost when one stops', async () => {
    const [a, b] = [await counting('127.0.0.1:0'), await counting('127.0.0.1:0')];
    const client = clientOf(`ipv4:${a.address},${b.address}`);
    let failed = 0;
    const call = () =>
      client.getEngines({}, { deadlineMs: 60_000 }).catch(() => {
        failed += 1;
      });
    for (let i = 0; i < 100; i += 1) await call();
    expect(Math.abs(a.seen.calls - b.seen.calls)).toBeLessThanOrEqual(10);
    const calls = [];
    for (let i = 0; i < 200; i += 1) {
      calls.push(call());
      if (i === 60) calls.push(a.server.close(2_000));
      await sleep(2);
    }
    await Promise.all(calls);
    expect(failed).toBe(0);
    expect(a.seen.calls + b.seen.calls).toBe(300);
  });

  test('a process that is suspended is found out, passed over, and taken back', async () => {
    const [{ child, address }, awake] = [await startProcess(), await counting('127.0.0.1:0')];
    const client = clientOf(`ipv4:${address},${awake.address}`, { askAfterMs: 200, answerWithinMs: 200 });
    const call = () => client.getEngines({}, { deadlineMs: 60_000 });
    for (let n = 0; n < 4; n += 1) await call();
    child.kill('SIGSTOP');
    // One of two is on its way to who is suspended, and learns of it long before its deadline.
    const two = await Promise.allSettled([call(), call()]);
    const failed = two.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(failed).toEqual([expect.objectContaining({ code: 'UNAVAILABLE', retryable: true })]);
    for (let n = 0; n < 10; n += 1) await call();
    child.kill('SIGCONT');
    const before = awake.seen.calls;
    let made = 0;
    while (awake.seen.calls - before === made && made < 1_000) {
      await call();
      made += 1;
      await sleep(10);
    }
    expect(awake.seen.calls - before).toBeLessThan(made);
  });

  test('only a call that is idempotent is made again while the other side is away', async () => {
    const port = await freePort();
    const client = clientOf(`127.0.0.1:${port}`);
    const once = client.getEngines({}, { deadlineMs: 60_000 });
    await expect(once).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    const again = client.getEngines({}, { deadlineMs: 60_000, idempotent: true });
    const { seen } = await counting(`127.0.0.1:${port}`);
    await again;
    expect(seen.calls).toBe(1);
  });

  test('what is tried again ends with its deadline', async () => {
    const client = clientOf(`127.0.0.1:${await freePort()}`);
    const call = client.getEngines({}, { deadlineMs: 400, idempotent: true });
    await expect(call).rejects.toMatchObject({ retryable: true });
  });

  test('the socket file of a killed process is no obstacle', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fabula-socket-'));
    closers.push(() => rmSync(folder, { recursive: true, force: true }));
    const address = `unix:${join(folder, 'a.sock')}`;
    const first = await counting(address);
    const second = await counting(address); // The first one still has the old file open, as a dead one would.
    await clientOf(address).getEngines({}, { deadlineMs: 60_000 });
    expect([first.seen.calls, second.seen.calls]).toEqual([0, 1]);
  });

  test('a call that is already aborted is not made', async () => {
    const { seen, address } = await counting('127.0.0.1:0');
    const call = clientOf(address).getEngines({}, { deadlineMs: 60_000, signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(seen.calls).toBe(0);
  });
});
