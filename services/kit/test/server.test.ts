import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { create } from '@bufbuild/protobuf';
import { AppError } from '@fabula/kit/errors';
import type { Handlers } from '@fabula/kit/server';
import {
  SpeechService,
  type SynthesizeRequestSchema,
  SynthesizeResponseSchema,
} from '@fabula/proto/speech/v1/speech_pb';
import { afterEach, expect, test } from '@jest/globals';
import { identity, type Rig, rig } from './rpc-rig.ts';

type Speech = typeof SpeechService;
const D = { deadlineMs: 5_000 };
const speak: MessageInitShape<typeof SynthesizeRequestSchema> = {
  text: 'Hello',
  language: 'en',
  voice: { engine: 'floor', name: 'x' },
};
const open: Rig<Speech>[] = [];
const start = async (handlers: Partial<Handlers<Speech>>) => {
  const made = await rig(SpeechService, handlers);
  open.push(made);
  return made;
};
const all = async <T>(stream: AsyncIterable<T>): Promise<T[]> => {
  const items: T[] = [];
  for await (const item of stream) items.push(item);
  return items;
};
/** Lets what is under way in this process happen, until it has. */
const until = async (happened: () => boolean) => {
  while (!happened()) await sleep(5);
};

afterEach(async () => {
  for (const made of open.splice(0)) await made.close();
});

const signedIn = async () => ({ ...D, playerToken: await identity.playerToken('p', { roles: ['author'] }) });

test('a request that breaks a rule of the proto is refused by its field, before the handler', async () => {
  let reached = false;
  const { client } = await start({
    async *synthesize() {
      reached = true;
      yield {};
    },
  });
  const wrong = all(client.synthesize({ ...speak, language: 'tlh' }, D));
  await expect(wrong).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
    field: 'language',
    reason: 'INVALID_FIELD',
  });
  expect(reached).toBe(false);
});

test('an error of ours reaches the caller whole; any other as an id', async () => {
  const { client, lines } = await start({
    getEngines: async () => {
      throw new AppError({ reason: 'NO_ENGINE', code: 'FAILED_PRECONDITION', message: 'No voice today.' });
    },
    listVoices: async () => {
      throw Object.assign(new Error('select secret from voices'), { code: 7 });
    },
  });
  const options = await signedIn();
  await expect(client.getEngines({}, options)).rejects.toMatchObject({
    reason: 'NO_ENGINE',
    message: 'No voice today.',
  });
  const error = await client.listVoices({}, options).catch((e: unknown) => e);
  expect(error).toMatchObject({ code: 'INTERNAL', message: expect.stringMatching(/\([0-9a-f-]{36}\)/) });
  expect(JSON.stringify(error)).not.toContain('secret');
  expect(lines()).toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ message: 'select secret from voices' }) }),
  );
});

test('a handler that stops reading goes on answering', async () => {
  const { client } = await start({
    async *transcribe(requests) {
      for await (const _ of requests) break;
      await sleep(20);
      yield {};
      yield {};
    },
  });
  const call = client.transcribe(D);
  call.send({ message: { case: 'chunk', value: { audio: new Uint8Array(4) } } });
  expect(await all(call)).toHaveLength(2);
});

test('a failure comes after the messages before it, also to a reader that comes late', async () => {
  const { client } = await start({
    async *synthesize() {
      yield {};
      yield {};
      throw new AppError({ code: 'ABORTED', message: 'No more.' });
    },
  });
  const call = client.synthesize(speak, D);
  await sleep(100);
  let n = 0;
  const read = async () => {
    for await (const _ of call) n += 1;
  };
  await expect(read()).rejects.toMatchObject({ code: 'ABORTED', message: 'No more.' });
  expect(n).toBe(2);
});

test('a client that leaves early, or aborts, aborts the handler', async () => {
  const signals: AbortSignal[] = [];
  const { client } = await start({
    async *synthesize(_request, { signal }) {
      signals.push(signal);
      for (;;) {
        yield {};
        await sleep(5);
      }
    },
  });
  for await (const _ of client.synthesize(speak, D)) break;
  const controller = new AbortController();
  const aborted = all(client.synthesize(speak, { ...D, signal: controller.signal }));
  await until(() => signals.length === 2);
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ code: 'CANCELLED' });
  await until(() => signals.every((s) => s.aborted));
  const late = all(client.synthesize(speak, { deadlineMs: 300 }));
  await expect(late).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED', retryable: true });
});

test('a write that waits for room ends when the caller goes', async () => {
  let ended = false;
  const big = create(SynthesizeResponseSchema, { mp3: new Uint8Array(1_000_000) });
  const { client } = await start({
    async *synthesize() {
      try {
        for (;;) yield big;
      } finally {
        ended = true;
      }
    },
  });
  const controller = new AbortController();
  const call = client.synthesize(speak, { ...D, signal: controller.signal });
  await sleep(200); // The windows and buffers fill up: nobody reads.
  expect(ended).toBe(false);
  controller.abort();
  await until(() => ended);
  await expect(all(call)).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('metadata of the answer comes with it', async () => {
  const { client } = await start({
    getEngines: async (_request, { answer }) => {
      answer.set('set-cookie', 'a=b');
      return {};
    },
  });
  const cookies: unknown[] = [];
  await client.getEngines(
    {},
    { ...(await signedIn()), onHeader: (m) => cookies.push(...m.get('set-cookie')) },
  );
  expect(cookies).toEqual(['a=b']);
});

test('close ends a stream that would never end, after the grace', async () => {
  const { client, server } = await start({
    async *synthesize(_request, { signal }) {
      yield {};
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
  const call = client.synthesize(speak, { ...D, deadlineMs: 30_000 })[Symbol.asyncIterator]();
  await call.next();
  await server.close(50);
  await expect(call.next()).rejects.toMatchObject({ retryable: expect.any(Boolean) });
});

test('calls are counted by method and code', async () => {
  const { client, metrics } = await start({});
  await client.getEngines({}, await signedIn());
  await client.listVoices({}, D).catch((e: { code: string }) => expect(e.code).toBe('UNAUTHENTICATED'));
  const text = await metrics.text();
  const labels = (method: string, code: string) =>
    `{method="fabula.speech.v1.SpeechService/${method}",code="${code}",part="test"} 1`;
  for (const side of ['fabula_rpc', 'fabula_rpc_client']) {
    expect(text).toContain(`${side}_requests_total${labels('GetEngines', 'OK')}`);
    expect(text).toContain(`${side}_requests_total${labels('ListVoices', 'UNAUTHENTICATED')}`);
  }
});
