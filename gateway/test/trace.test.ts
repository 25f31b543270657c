import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@fabula/kit/errors';
import { createLogger } from '@fabula/kit/log';
import { startTracing, type Tracing } from '@fabula/kit/tracing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { audio, idOf, output, type PlayedTurn, plainTurn, turnError } from './support/engine.ts';
import { Player } from './support/player.ts';
import { Stage } from './support/stage.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const SECRETS = ['What I said', 'ada@example.org', 'eyJ'];

const turns = (exporter: InMemorySpanExporter) =>
  exporter.getFinishedSpans().filter(({ name }) => name === 'turn');

describe('what SREs see of a turn', () => {
  const exporter = new InMemorySpanExporter();
  const lines: string[] = [];
  let tracing: Tracing;
  let stage: Stage;
  beforeAll(async () => {
    tracing = await startTracing({ part: 'gateway', exporter });
    stage = await Stage.open();
  });
  afterAll(async () => {
    await stage.close();
    await tracing.close();
  });

  test('one trace from the page to the engine; no words, no tokens, no addresses in spans or log lines', async () => {
    const log = createLogger('gateway', {
      level: 'trace',
      destination: { write: (line) => void lines.push(line) },
    });
    const gateway = await stage.gateway({ log });
    const token = await stage.identity.playerToken('ada', { email: 'ada@example.org' });
    const player = await Player.connect(gateway.port, token);
    const player_story_id = stage.story('ada');
    player.send('USER_INPUT', { player_story_id, input_id: 'a', text: 'What I said', traceparent: PARENT });
    await player.until('GameOutput');
    player.send('DANCE', { text: 'What I said' });
    const api = `http://127.0.0.1:${gateway.port}/api/fabula.run.v1.RunService/ListProgress`;
    const authorization = `Bearer ${token}`;
    const headers = { 'content-type': 'application/json', traceparent: PARENT, authorization };
    await (await fetch(api, { method: 'POST', headers, body: '{}' })).text();
    await player.close();
    await tracing.flush();
    const spans = exporter.getFinishedSpans();
    const names = spans.filter((span) => span.spanContext().traceId === TRACE).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'turn',
        'fabula.moment.v1.MomentEngineService/PlayTurn',
        '/api/fabula.run.v1.RunService/ListProgress',
        'fabula.run.v1.RunService/ListProgress',
      ]),
    );
    const seen = [
      ...lines,
      ...spans.map(({ name, attributes, events }) => JSON.stringify([name, attributes, events])),
    ];
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of SECRETS) expect(seen.filter((text) => text.includes(secret))).toEqual([]);
  });

  test('a turn that comes to nothing is an error in its trace, whichever part says so', async () => {
    const player = await stage.connect(await stage.gateway(), 'eve');
    const id = 'c0ffee00-0000-4000-8000-000000000001';
    const told = async function* () {
      yield turnError(id, 'UNAVAILABLE', false, 'Not now.');
    };
    // biome-ignore lint/correctness/useYield: it says nothing before it fails
    const thrown = async function* () {
      throw new AppError({ code: 'UNAVAILABLE', message: 'Not now.' });
    };
    for (const script of [told, thrown]) {
      exporter.reset();
      stage.engine.script = script;
      player.send('USER_INPUT', { player_story_id: stage.story('eve'), input_id: id, text: 'Hello' });
      await player.until('TurnFailed');
      while (turns(exporter).length === 0) {
        await sleep(10);
        await tracing.flush();
      }
      expect(turns(exporter).map(({ status }) => status.code)).toEqual([SpanStatusCode.ERROR]);
    }
    stage.engine.script = plainTurn;
  });

  test('metrics tell whose fault it is that a turn failed, and who heard the one that was answered', async () => {
    const gateway = await stage.gateway();
    const player = await stage.connect(gateway, 'dan');
    for (const code of ['INTERNAL', 'FAILED_PRECONDITION']) {
      stage.engine.script = async function* (turn: PlayedTurn) {
        yield turnError(idOf(turn), code, false, 'No');
      };
      player.send('USER_INPUT', { player_story_id: stage.story('dan'), input_id: code, text: 'Hello' });
      await player.until('TurnFailed');
    }
    stage.engine.script = async function* (turn: PlayedTurn) {
      const { message } = audio(idOf(turn), 0);
      if (message?.case === 'audio')
        yield { message: { case: 'audio', value: { ...message.value, heardBy: 'pocketsphinx-open' } } };
      yield output(idOf(turn));
    };
    player.send('USER_INPUT', { player_story_id: stage.story('dan'), input_id: 'c', text: 'Hello' });
    await player.until('GameOutput');
    stage.engine.script = plainTurn;
    const text = await gateway.metrics.text();
    for (const outcome of ['answered', 'refused', 'failed'])
      expect(text).toContain(`fabula_turn_ends_total{outcome="${outcome}",part="gateway"} 1`);
    expect(text).toMatch(
      /first_word_seconds_count\{input="written",engine="pocketsphinx-open",part="gateway"\} 1/,
    );
  });

  test('metrics tell of sockets, frames and stages', async () => {
    const gateway = await stage.gateway();
    const player = await stage.connect(gateway, 'bob');
    player.send('USER_INPUT', { player_story_id: stage.story('bob'), text: 'Hello' });
    await player.until('GameOutput');
    const text = await gateway.metrics.text();
    for (const line of [
      /fabula_sockets_open\{part="gateway"\} 1/,
      /fabula_frames_in_total\{type="USER_INPUT",part="gateway"\} 1/,
      /fabula_frames_out_total\{part="gateway"\} 4/,
      /fabula_turn_stage_seconds_count\{stage="gateway_audio",part="gateway"\} 1/,
      /fabula_turn_stage_seconds_count\{stage="gateway_output",part="gateway"\} 1/,
      /fabula_turn_first_word_seconds_count\{input="written",engine="none",part="gateway"\} 1/,
      /fabula_turn_ends_total\{outcome="answered",part="gateway"\} 1/,
      /fabula_turn_ends_total\{outcome="failed",part="gateway"\} 0/,
      /fabula_pending_frames_kept_total\{part="gateway"\} 3/,
    ])
      expect(text).toMatch(line);
  });
});
