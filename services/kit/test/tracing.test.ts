import { MemoryBus, on } from '@fabula/kit/bus';
import { Channel, newClient } from '@fabula/kit/client';
import { createMetrics } from '@fabula/kit/metrics';
import { enqueue, Relay } from '@fabula/kit/outbox';
import { RpcServer } from '@fabula/kit/server';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { collectedLog } from '@fabula/kit/testing/log';
import { contextFrom, currentTraceparent, inSpan, startTracing, type Tracing } from '@fabula/kit/tracing';
import { RunCreatedSchema } from '@fabula/proto/events/v1/events_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { prepare, SUBJECT } from './fixtures/facts.ts';
import { identity } from './rpc-rig.ts';

// Databases start with this test, on a machine that may be busy.

const exporter = new InMemorySpanExporter();
const SAID = 'To be, or not to be';
let tracing: Tracing;
let database: TestDatabase;
const { log } = collectedLog();
const metrics = createMetrics('test');
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  tracing = await startTracing({ part: 'test', exporter });
  database = await DATABASES.PGlite();
  await prepare(database.root);
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await database.close();
  await tracing.close();
});

const spans = async () => {
  await tracing.flush();
  return exporter.getFinishedSpans();
};

async function* nothing() {}

/** One hop: a server whose `getEngines` does `work`, and a client of it. */
async function hop(work: () => Promise<unknown>) {
  const server = new RpcServer({ part: 'speech', verifiers: identity.verifiers, log, metrics });
  server.add(SpeechService, {
    async *synthesize() {
      yield {};
      throw new Error(SAID);
    },
    transcribe: nothing,
    listVoices: async () => ({}),
    sampleVoice: async () => ({}),
    previewVoice: async () => ({}),
    getEngines: async () => {
      await work();
      return {};
    },
  });
  const address = await server.listen('127.0.0.1:0');
  const channel = new Channel(address, { signer: identity.signer('moment-engine'), log, metrics });
  closers.push(
    () => server.close(100),
    () => channel.close(),
  );
  return newClient(SpeechService, channel);
}

test('two hops, the fact they tell and what it causes are one trace, each under its cause', async () => {
  exporter.reset();
  const [teller, taker] = [database.open('run'), database.open('catalogue')];
  const bus = new MemoryBus();
  const relay = new Relay({ db: teller, bus, log });
  await on(bus, {
    consumer: 'catalogue-tally',
    subject: SUBJECT,
    schema: RunCreatedSchema,
    db: taker,
    log,
    effect: async (tx, { storyId }) => void (await tx('effects').insert({ fact: storyId })),
  });
  const inner = await hop(() =>
    teller.transaction((tx) =>
      enqueue(tx, { subject: SUBJECT, schema: RunCreatedSchema, message: { storyId: SAID } }),
    ),
  );
  const outer = await hop(() => inner.getEngines({}, { deadlineMs: 60_000 }));
  const page = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01';
  const call = () => outer.getEngines({}, { deadlineMs: 60_000 });
  await inSpan('page', call, { parent: contextFrom(page) });
  await relay.flush();
  const found = await spans();
  expect(new Set(found.map((s) => s.spanContext().traceId))).toEqual(
    new Set(['0123456789abcdef0123456789abcdef']),
  );
  const method = 'fabula.speech.v1.SpeechService/GetEngines';
  const byName = (name: string) => found.filter((s) => s.name === name);
  const [near, far] = byName(method).toSorted(
    (a, b) => b.startTime[0] - a.startTime[0] || b.startTime[1] - a.startTime[1],
  );
  const [root, consumer] = [byName('page')[0], byName(`catalogue-tally ${SUBJECT}`)[0]];
  expect(root?.parentSpanContext?.spanId).toBe('0123456789abcdef');
  expect(far?.parentSpanContext?.spanId).toBe(root?.spanContext().spanId);
  expect(near?.parentSpanContext?.spanId).toBe(far?.spanContext().spanId);
  expect(consumer?.parentSpanContext?.spanId).toBe(near?.spanContext().spanId);
  expect(found).toHaveLength(4);
});

test('no span carries what was said, or a token, not even of a failure', async () => {
  exporter.reset();
  const client = await hop(async () => {});
  const read = async () => {
    const request = { text: SAID, language: 'en' };
    for await (const _ of client.synthesize(request, {
      deadlineMs: 60_000,
      playerToken: await identity.playerToken(SAID),
    }));
  };
  await expect(read()).rejects.toMatchObject({ code: expect.any(String) });
  const told = (await spans()).map(({ name, attributes, events, status }) => ({
    name,
    attributes,
    events,
    status,
  }));
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toMatch(/To be|eyJ/);
});

test('outside a span, and from a text that names none, there is no trace', async () => {
  expect(currentTraceparent()).toBeUndefined();
  exporter.reset();
  await inSpan('alone', async () => {}, { parent: contextFrom('not a traceparent') });
  expect((await spans())[0]?.parentSpanContext).toBeUndefined();
});

test('without an exporter nothing is traced and everything runs', async () => {
  const off = await startTracing({ part: 'test' });
  expect(await inSpan('x', async () => 7)).toBe(7);
  await off.close();
});
