import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { create, toBinary } from '@bufbuild/protobuf';
import { type Bus, MemoryBus } from '@fabula/kit/bus';
import { createLogger } from '@fabula/kit/log';
import { startTracing } from '@fabula/kit/tracing';
import { ProgressResetSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { sweepAnswers } from '../src/store/answers.ts';
import { sweepTexts } from '../src/store/model-calls.ts';
import { ModelServer } from './model/model-server.ts';
import { TestPlayer } from './player.ts';
import { SLOW_MS, Stage, type TestEngine } from './stage.ts';

const logged: string[] = [];
const exporter = new InMemorySpanExporter();
const tracing = await startTracing({ part: 'moment-engine', exporter });

let stage: Stage;
let server: ModelServer;
let engine: TestEngine;

/** Each process has a bus of its own; here the engines share what is behind it. */
function modelAt(url: string, bus: Bus = stage.bus) {
  const times = { firstToken: 60_000, betweenTokens: 60_000, whole: 60_000 };
  const prices = { in: 2, out: 10 };
  const config = { url, key: 'secret-key', model: 'some-model', times, prices, logDays: 30 };
  return { config, db: stage.modelDatabase, bus };
}

async function begun(language = 'en'): Promise<TestPlayer> {
  const player = await TestPlayer.join(stage, language);
  await player.begin(engine);
  return player;
}

interface CallRow {
  readonly prompt: string;
  readonly outcome: string;
  readonly failure: string | null;
  readonly cost: number | null;
  readonly turn_no: number;
  readonly first_token_ms: number | null;
  readonly prompt_text: string | null;
  readonly answer_text: string | null;
}

/** What was logged of a run's questions, oldest first; the last turn's is written a little after the turn. */
async function callsOf({ playerStoryId }: TestPlayer, count: number): Promise<CallRow[]> {
  for (;;) {
    const sql = 'select * from model_calls where player_story_id = $1 order by id';
    const rows = await stage.modelDatabase.statement<CallRow>(sql, [playerStoryId]);
    if (rows.length >= count) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const quiet = (dialogue: string) => ({
  emotion: { key: 'fear', strength: 2 },
  dialogue,
  judgement: { facets: [], perfects: [], deflection: null, act: null, told: null },
});

describe('an engine with a language model', () => {
  beforeAll(async () => {
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged.push(chunk.toString());
        done();
      },
    });
    server = await ModelServer.start();
    stage = await Stage.start({ log: createLogger('test', { level: 'trace', destination }) });
    engine = await stage.engine({ model: modelAt(server.url) });
  }, SLOW_MS);
  afterAll(async () => {
    await stage.close();
    await server.close();
    await tracing.close();
  });
  afterEach(() => server.reset());

  describe('a turn with a language model', () => {
    test('is spoken in the model’s words, and counts what the rules count', async () => {
      const player = await begun();
      const answer = await player.say(engine, 'You may come out, I am all ears.');
      expect(answer.texts.join(' ')).toContain('Very well. You are right in everything');
      expect(answer.headers[0]).toMatchObject({ emotionKey: 'normal', attempt: 1 });
      // Who is told that everything was heard may find that perfect; then it is free.
      const { wasCacheHit, wasPerfectAnswer, loopCurrentNumberOfInteractions } = answer.output ?? {};
      expect(wasCacheHit).toBe(false);
      expect(loopCurrentNumberOfInteractions).toBe(wasPerfectAnswer ? 0 : 1);
      expect(answer.output?.playerFacts.length).toBeGreaterThan(0);
      const [call] = await callsOf(player, 1);
      expect(call).toMatchObject({ outcome: 'ok', failure: null, cost: 0.003 });
      expect(call?.first_token_ms).not.toBeNull();
      expect(call?.prompt_text).toContain('You may come out, I am all ears.');
      expect(call?.answer_text).toContain('You are right in everything');
    });

    test('that is said again gets the same answer, free of charge, three times a moment', async () => {
      const player = await begun();
      server.answer = (_, turn) => quiet(`This is answer number ${turn}.`);
      const said = [];
      for (const words of [
        'Tell me a tale',
        'tell me a TALE!',
        'Tell me, a tale.',
        'tell me a tale',
        'tell me a tale',
      ])
        said.push(await player.say(engine, words));
      expect(said.map(({ texts }) => texts[0])).toEqual(said.map(() => 'This is answer number 0.'));
      expect(said.map(({ output }) => output?.wasCacheHit)).toEqual([false, true, true, true, false]);
      expect(said.map(({ output }) => output?.loopCurrentNumberOfInteractions)).toEqual([1, 1, 1, 1, 2]);
      expect(server.asked).toHaveLength(1);
    });

    test('remembers nothing of another run, and nothing that the script said', async () => {
      const [player, other] = [await begun(), await begun()];
      server.answer = () => quiet('A word of the model.');
      await player.say(engine, 'Tell me a tale');
      const theirs = await other.say(engine, 'Tell me a tale');
      expect(theirs.output).toMatchObject({ wasCacheHit: false });
      server.plans.push(
        (reply) => reply.fail(404, 'gone'),
        (reply) => reply.fail(404, 'gone'),
      );
      await player.say(engine, 'Sing a song');
      const again = await player.say(engine, 'Sing a song');
      expect(again.output).toMatchObject({ wasCacheHit: false });
      const calls = await callsOf(player, 3);
      expect(calls.map(({ outcome }) => outcome)).toEqual(['ok', 'fell_back', 'fell_back']);
    });

    test('that is sent again after it failed is no cache hit', async () => {
      const player = await begun();
      server.answer = () => quiet('One word of the model.');
      const dying = await stage.engine({ model: modelAt(server.url, new MemoryBus()) });
      stage.speech.hold();
      const input = { inputId: randomUUID() };
      const lost = player.say(dying, 'Tell me a tale', input).catch((error: Error) => error);
      await stage.speech.asked(1);
      await dying.kill();
      expect(await lost).toBeInstanceOf(Error);
      stage.speech.reset();
      const answer = await player.say(engine, 'Tell me a tale', input);
      expect(answer.output).toMatchObject({
        attempt: 2,
        wasCacheHit: false,
        loopCurrentNumberOfInteractions: 1,
      });
    });

    test('ends well where the model does not', async () => {
      const player = await begun('fr');
      server.plans.push(
        (reply) => reply.cut(),
        (reply) => reply.cut(),
        (reply) => reply.cut(),
      );
      const answer = await player.say(engine, 'Qui cherches-tu ?');
      expect(answer.error).toBeUndefined();
      expect(answer.texts.length).toBeGreaterThan(0);
      expect(answer.output).toMatchObject({ loopCurrentNumberOfInteractions: 1 });
      expect(await engine.metrics.text()).toMatch(
        /fabula_director_failures_total\{[^}]*director="model"[^}]*\} \d/,
      );
      expect(await engine.metrics.text()).toMatch(/fabula_model_resting\{[^}]*\} 0/);
    });

    test('leaves its words in no log line and no span', async () => {
      const player = await begun();
      server.answer = () => quiet('A marmalade of words.');
      server.plans.push(
        (reply) => reply.whole(),
        (reply) => reply.fail(400, 'no xylophone, please'),
      );
      await player.say(engine, 'xylophone');
      await player.say(engine, 'xylophone again');
      await callsOf(player, 2);
      await tracing.flush();
      const spans = exporter
        .getFinishedSpans()
        .map(({ name, attributes, events }) => ({ name, attributes, events }));
      expect(spans.length).toBeGreaterThan(0);
      const told = `${JSON.stringify(spans)}${logged.join('')}`;
      expect(told).toContain('the model failed: refused');
      expect(logged.join('')).toMatch(/the model failed: declined.*"code":400/);
      expect(told).not.toMatch(/xylophone|marmalade|secret-key/);
    });
  });

  test('texts and answers are taken away once their time is over, figures stay', async () => {
    const player = await begun();
    await player.say(engine, 'Tell me a tale');
    await callsOf(player, 1);
    const { statement } = stage.modelDatabase;
    await statement("update model_calls set text_expires_at = now() - interval '1 second'");
    await statement("update answers set expires_at = now() - interval '1 second'");
    await Promise.all([sweepTexts(statement), sweepAnswers(statement)]);
    const [call] = await callsOf(player, 1);
    expect(call).toMatchObject({ outcome: 'ok', cost: 0.003, prompt_text: null, answer_text: null });
    expect(await statement('select 1 from answers')).toEqual([]);
  });

  test('what was said to a model is forgotten by an engine that asks none any more', async () => {
    const player = await begun();
    await player.say(engine, 'Tell me a tale');
    await callsOf(player, 1);
    const bus = new MemoryBus();
    await stage.engine({ model: { config: undefined, db: stage.modelDatabase, bus } });
    const payload = toBinary(
      ProgressResetSchema,
      create(ProgressResetSchema, { playerStoryIds: [player.playerStoryId] }),
    );
    await bus.publish('fabula.run.progress_reset', randomUUID(), payload);
    const left = 'select 1 from model_calls where player_story_id = $1';
    expect(await stage.modelDatabase.statement(left, [player.playerStoryId])).toEqual([]);
  });
});
