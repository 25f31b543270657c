import { setTimeout as sleep } from 'node:timers/promises';
import { create } from '@bufbuild/protobuf';
import { AppError } from '@fabula/kit/errors';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { SpeechService, SynthesizeResponseSchema } from '@fabula/proto/speech/v1/speech_pb';
import { describe, expect, test } from '@jest/globals';
import { rig, type Way } from './rpc-rig.ts';
import { all, D, signedIn, speak, starterOf, until } from './speech-rig.ts';

/** What a call is to both sides, whichever way it goes. */
function contract(way: Way): void {
  const start = starterOf(way);

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
    let failed = false;
    const { client } = await start({
      getEngines: async () => ({}),
      async *synthesize() {
        yield {};
        yield {};
        failed = true;
        throw new AppError({ code: 'ABORTED', message: 'No more.' });
      },
    });
    const call = client.synthesize(speak, D);
    await until(() => failed);
    await client.getEngines({}, await signedIn()); // On the same connection: its answer comes behind the failure.
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
    let given = 0;
    const big = create(SynthesizeResponseSchema, { mp3: new Uint8Array(1_000_000) });
    const { client } = await start({
      getEngines: async () => ({}),
      async *synthesize() {
        try {
          for (;;) {
            given += 1;
            yield big;
          }
        } finally {
          ended = true;
        }
      },
    });
    const controller = new AbortController();
    const call = client.synthesize(speak, { ...D, signal: controller.signal });
    // The windows and buffers fill up, nobody reads: it waits once an answer beside it finds it where it was.
    for (let before = -1; given === 0 || given > before; ) {
      before = given;
      await client.getEngines({}, await signedIn());
    }
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
    const call = client.synthesize(speak, { ...D, deadlineMs: 60_000 })[Symbol.asyncIterator]();
    await call.next();
    await server.close(50);
    await expect(call.next()).rejects.toMatchObject({ retryable: expect.any(Boolean) });
  });

  test('a method that the server does not have is UNIMPLEMENTED, whatever its kind', async () => {
    const auth = await rig(AuthService, {}, way);
    try {
      const { getEngines, synthesize, transcribe } = auth.clientOf(SpeechService);
      const sent = transcribe(D);
      sent.send({ message: { case: 'chunk', value: { audio: new Uint8Array(4) } } });
      const calls = [getEngines({}, D), all(synthesize(speak, D)), all(transcribe(D)), all(sent)];
      for (const call of await Promise.allSettled(calls)) {
        const reason = expect.objectContaining({ code: 'UNIMPLEMENTED', retryable: false });
        expect(call).toEqual({ status: 'rejected', reason });
      }
      expect(await auth.client.getSignInOptions({}, D)).toBeDefined();
      const counted = (method: string, times: number) =>
        `fabula_rpc_client_requests_total{method="fabula.speech.v1.SpeechService/${method}",code="UNIMPLEMENTED",part="test"} ${times}`;
      const text = await auth.metrics.text();
      expect(text).toContain(counted('GetEngines', 1));
      expect(text).toContain(counted('Transcribe', 2));
      // The first failure of another kind is a change from 0, which a rate sees.
      expect(text).toContain(counted('Transcribe', 0).replace('UNIMPLEMENTED', 'UNAVAILABLE'));
    } finally {
      await auth.close();
    }
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
}

contract('over the wire');
describe('within the process', () => contract('within the process'));
