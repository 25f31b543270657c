import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { create } from '@bufbuild/protobuf';
import { Channel, newClient } from '@fabula/kit/client';
import { createMetrics } from '@fabula/kit/metrics';
import { RpcServer } from '@fabula/kit/server';
import { collectedLog } from '@fabula/kit/testing/log';
import { SpeechService, SynthesizeResponseSchema } from '@fabula/proto/speech/v1/speech_pb';
import { describe, expect, test } from '@jest/globals';
import { identity, type Way, withDefaults } from './rpc-rig.ts';
import { all, D, signedIn, speak, starterOf, until } from './speech-rig.ts';

/** What travels: the same to both sides, whichever way it goes. */
function contract(way: Way): void {
  const start = starterOf(way);

  test('a message of more than 5 MiB is refused, whichever way it goes', async () => {
    let reached = 0;
    const { client } = await start({
      async *transcribe(requests) {
        for await (const _ of requests) reached += 1;
        yield {};
      },
      async *synthesize() {
        yield { mp3: new Uint8Array(5 * 1024 * 1024) };
      },
    });
    const up = client.transcribe(D);
    up.send({ message: { case: 'chunk', value: { audio: new Uint8Array(5 * 1024 * 1024) } } });
    up.end();
    await expect(all(up)).rejects.toMatchObject({ code: 'RESOURCE_EXHAUSTED' });
    await expect(all(client.synthesize(speak, D))).rejects.toMatchObject({ code: 'RESOURCE_EXHAUSTED' });
    expect(reached).toBe(0);
  });

  test('each side has messages of its own', async () => {
    const given = create(SynthesizeResponseSchema, { mp3: new Uint8Array([1, 2, 3]) });
    const seen: unknown[] = [];
    const { client } = await start({
      async *synthesize(request) {
        await sleep(1);
        seen.push(request.text, request.$typeName);
        request.text = 'changed';
        yield given;
        given.mp3.fill(9);
      },
    });
    const request = { ...speak };
    const call = client.synthesize(request, D);
    request.text = 'said later';
    const [answer] = await all(call);
    expect(seen).toEqual(['Hello', 'fabula.speech.v1.SynthesizeRequest']);
    expect(answer?.mp3).toEqual(new Uint8Array([1, 2, 3]));
    expect(request.text).toBe('said later');
  });

  test('a stream that never waits does not keep deadlines from passing', async () => {
    let given = 0;
    const { client } = await start({
      async *synthesize() {
        for (; given < 1_000_000; given += 1) yield {};
      },
    });
    const late = all(client.synthesize(speak, { deadlineMs: 100 }));
    await expect(late).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    expect(given).toBeLessThan(1_000_000);
  });

  test('what cannot be sent fails the call, and not its caller', async () => {
    const { client } = await start({
      async *transcribe(requests) {
        for await (const _ of requests) yield { audioMs: 1.5 };
      },
    });
    const startOf = (sampleRate: number) => ({
      message: { case: 'start' as const, value: { language: 'en', sampleRate } },
    });
    for (const rate of [16_000, 1.5]) {
      const call = client.transcribe(D);
      call.send(startOf(rate));
      await expect(all(call)).rejects.toMatchObject({ code: 'INTERNAL' });
    }
  });

  test('messages keep their order both ways, also behind a slow reader, and an end upwards is seen', async () => {
    const { client } = await start({
      async *transcribe(requests) {
        for await (const { message } of requests) {
          if (message.case === 'chunk') yield { audioMs: message.value.audio.length };
          await sleep(0);
        }
        yield { final: true };
      },
    });
    const call = client.transcribe({ deadlineMs: 60_000 });
    const lengths = Array.from({ length: 60 }, (_, n) => n + 1);
    for (const n of lengths) call.send({ message: { case: 'chunk', value: { audio: new Uint8Array(n) } } });
    call.end();
    const answers: number[] = [];
    for await (const answer of call) {
      if (answers.length % 20 === 0) await sleep(5);
      answers.push(answer.final ? -1 : answer.audioMs);
    }
    expect(answers).toEqual([...lengths, -1]);
  });

  test('a handler that reads comes to an end when its caller cancels, and what is sent later is dropped', async () => {
    let reads = 0;
    let ended = false;
    const { client } = await start({
      async *transcribe(requests) {
        for await (const _ of requests) reads += 1;
        ended = true;
        yield {};
      },
    });
    const call = client.transcribe(D);
    const chunk = { message: { case: 'chunk' as const, value: { audio: new Uint8Array(1) } } };
    call.send(chunk);
    await until(() => reads === 1);
    call.cancel();
    call.send(chunk);
    await expect(all(call)).rejects.toMatchObject({ code: 'CANCELLED' });
    await until(() => ended);
    expect(reads).toBe(1);
  });

  test('a handler knows its call alone, and nothing of what its caller is in the middle of', async () => {
    const caller = new AsyncLocalStorage<string>();
    const known: unknown[] = [];
    const { client } = await start({
      getEngines: async () => {
        known.push(caller.getStore());
        return {};
      },
      async *synthesize() {
        known.push(caller.getStore());
        yield {};
      },
    });
    const options = await signedIn();
    await caller.run('mine', async () => {
      await client.getEngines({}, options);
      await all(client.synthesize(speak, D));
      expect(caller.getStore()).toBe('mine');
    });
    expect(known).toEqual([undefined, undefined]);
  });

  test('a deadline that has passed, and a token that is not for this part', async () => {
    const { client, address, inProcess } = await start({});
    const options = await signedIn();
    await expect(client.getEngines({}, { ...options, deadlineMs: -1 })).rejects.toMatchObject({
      ...{ code: 'DEADLINE_EXCEEDED', retryable: true },
    });
    const signer = { current: () => identity.signer('moment-engine').current('run') };
    const metrics = createMetrics('test');
    const channel = new Channel(address, { signer, log: collectedLog().log, metrics, inProcess });
    const wrong = newClient(SpeechService, channel);
    await expect(all(wrong.synthesize(speak, D))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    channel.close();
  });

  test('a server that has closed is away, and one that comes back is found by who tries again', async () => {
    const { client, server, address, inProcess } = await start({});
    const options = await signedIn();
    await client.getEngines({}, options);
    await server.close(100);
    await expect(client.getEngines({}, options)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryable: true,
    });
    const again = client.getEngines({}, { ...options, deadlineMs: 60_000, idempotent: true });
    const second = new RpcServer({
      part: 'test',
      verifiers: identity.verifiers,
      log: collectedLog().log,
      metrics: createMetrics('test'),
      inProcess,
    });
    second.add(SpeechService, withDefaults(SpeechService, {}));
    await second.listen(address);
    expect(await again).toMatchObject({ engines: [] });
    await second.close(100);
  });
}

contract('over the wire');
describe('within the process', () => contract('within the process'));
