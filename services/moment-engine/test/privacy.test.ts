import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { createLogger } from '@fabula/kit/log';
import { startTracing } from '@fabula/kit/tracing';
import { afterAll, expect, test } from '@jest/globals';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { TestPlayer } from './player.ts';
import { SLOW_MS, Stage } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

test(
  'a turn is one trace with its stages, and what was said is in no log line and no span',
  async () => {
    const exporter = new InMemorySpanExporter();
    const tracing = await startTracing({ part: 'moment-engine', exporter });
    closers.push(() => tracing.close());
    const lines: string[] = [];
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const stage = await Stage.start({ log: createLogger('test', { level: 'trace', destination }) });
    closers.push(() => stage.close());
    const engine = await stage.engine();
    const player = await TestPlayer.join(stage);
    await player.begin(engine);
    stage.speech.isVoiceBroken = true;
    const said = randomUUID();
    await player.say(engine, 'xylophone, who are you looking for?', { inputId: said });
    await tracing.flush();
    const spans = exporter.getFinishedSpans();
    const names = spans.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['turn.begin', 'turn.hear', 'turn.direct', 'turn.speak', 'turn.commit']),
    );
    const commit = spans.findLast(({ name }) => name === 'turn.commit');
    const direct = spans.findLast(({ name }) => name === 'turn.direct');
    expect(direct?.spanContext().traceId).toBe(commit?.spanContext().traceId);
    const told =
      JSON.stringify(spans.map(({ name, attributes, events }) => ({ name, attributes, events }))) +
      lines.join('');
    expect(told).not.toMatch(/xylophone|Soizic/);
    expect(lines.join('')).toContain('could not be spoken');
    const turns = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'turn');
    expect(turns.at(-1)).toMatchObject({
      ...{ outcome: 'committed', kind: 'player_answer', attempt: 1, turnNo: expect.any(Number) },
      ...{ playerStoryId: player.playerStoryId, inputId: said, cacheHit: false },
      ...{ directedBy: 'scripted', spokenBy: ['silence'], sentences: expect.any(Number) },
      traceId: commit?.spanContext().traceId,
      ms: { begin: expect.any(Number), direct: expect.any(Number), own: expect.any(Number) },
    });
    const metrics = await engine.metrics.text();
    for (const name of ['begin', 'hear', 'direct', 'speak-first', 'speak', 'commit', 'own']) {
      expect(metrics).toContain(`stage="${name}"`);
    }
  },
  SLOW_MS,
);
