import { createMetrics } from '@fabula/kit/metrics';
import { MemoryPendingStore, RedisPendingStore, ResilientPendingStore } from '@fabula/kit/pending';
import type { Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { audio, idOf, output, type PlayedTurn } from './support/engine.ts';
import { gate } from './support/gate.ts';
import { type RunningGateway, Stage } from './support/stage.ts';

const SENTENCES = 12;

describe('two gateways with one Redis', () => {
  let redis: Running;
  let stage: Stage;
  let here: RunningGateway;
  let there: RunningGateway;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    stage = await Stage.open();
    here = await stage.gateway({ pending: new RedisPendingStore(redis.url) });
    there = await stage.gateway({ pending: new RedisPendingStore(redis.url) });
  });
  afterEach(() => stage.close());

  /** An engine that says one sentence each time it is let. */
  function sentenceBySentence() {
    const gates = Array.from({ length: SENTENCES }, gate);
    stage.engine.script = async function* (turn: PlayedTurn) {
      for (const [index, { passed }] of gates.entries()) {
        await passed;
        yield audio(idOf(turn), index);
      }
      yield output(idOf(turn));
    };
    return (from: number, to: number) => {
      for (const { open } of gates.slice(from, to)) open();
    };
  }

  test.each([1, 4, 7])(
    'a player who comes back elsewhere after %i frames hears each frame once',
    async (had) => {
      const speak = sentenceBySentence();
      const player = await stage.connect(here, 'ada');
      const story = stage.story('ada');
      player.send('USER_INPUT', { player_story_id: story, input_id: 'a', text: 'Hello' });
      speak(0, had);
      let last = await player.next();
      while (last.json.seq !== had) last = await player.next();
      player.vanish();
      await player.closed;
      speak(had, had + 2);
      const again = await stage.connect(there, 'ada');
      again.send('RESUME', { player_story_id: story, epoch: last.json.epoch, last_seq: had });
      speak(had + 2, SENTENCES);
      await again.until('GameOutput');
      const [, resumed, ...frames] = again.seen;
      expect(resumed).toMatchObject({ type: 'Resumed', json: { complete: true, from_seq: had + 1 } });
      expect(await there.metrics.text()).toContain('fabula_resume_seconds_count{part="gateway"} 1');
      const expected = Array.from({ length: SENTENCES + 1 - had }, (_, n) => had + 1 + n);
      expect(frames.map(({ json }) => json.seq)).toEqual(expected);
      expect(frames.every(({ json }) => json.epoch === last.json.epoch)).toBe(true);
      expect(stage.engine.turns.length).toBe(1);
    },
  );

  test('what was heard of a turn that runs elsewhere is reported when it has ended', async () => {
    const speak = sentenceBySentence();
    const player = await stage.connect(here, 'ada');
    const story = stage.story('ada');
    player.send('USER_INPUT', { player_story_id: story, input_id: 'a', text: 'Hello' });
    speak(0, 1);
    const { json } = await player.until('AudioAnswer');
    player.vanish();
    const again = await stage.connect(there, 'ada');
    again.send('RESUME', { player_story_id: story, epoch: json.epoch, last_seq: 1 });
    await again.until('Resumed');
    again.send('STOP_SPEAKING', { input_id: 'a', heard_ms: 700 });
    await stage.peers.heardReports(1);
    speak(1, SENTENCES);
    await again.until('GameOutput');
    await stage.peers.heardReports(2);
    const report = { playerStoryId: story, inputId: 'a', heardMs: 700 };
    expect(stage.peers.heard).toEqual([report, report]);
  });

  test('RESUME twice on one socket replays twice, and goes on once', async () => {
    const speak = sentenceBySentence();
    const player = await stage.connect(here, 'ada');
    const story = stage.story('ada');
    player.send('USER_INPUT', { player_story_id: story, input_id: 'a', text: 'Hello' });
    speak(0, 2);
    await player.next();
    const { json } = await player.next();
    for (let n = 0; n < 2; n += 1)
      player.send('RESUME', { player_story_id: story, epoch: json.epoch, last_seq: 0 });
    await player.until('Resumed');
    await player.until('Resumed');
    speak(2, SENTENCES);
    await player.until('GameOutput');
    const seqs = player.seen.filter(({ json: { seq } }) => seq !== undefined).map(({ json: { seq } }) => seq);
    const rest = Array.from({ length: SENTENCES - 1 }, (_, n) => n + 3);
    expect(seqs).toEqual([1, 2, 1, 2, 1, 2, ...rest]);
  });

  test('an epoch that is gone is said to be, with what there is', async () => {
    const player = await stage.connect(here, 'ada');
    const story = stage.story('ada');
    player.send('USER_INPUT', { player_story_id: story, input_id: 'a', text: 'Hello' });
    const { epoch } = (await player.until('GameOutput')).json;
    player.send('RESUME', { player_story_id: story, epoch: 'of another day', last_seq: 7 });
    expect((await player.until('Resumed')).json).toMatchObject({ complete: false, epoch, from_seq: 1 });
  });

  test('who is not given a story is counted where that is our doing', async () => {
    const player = await stage.connect(here, 'ada');
    const resume = async (story: string) => {
      player.send('RESUME', { player_story_id: story, epoch: '', last_seq: 0 });
      await player.until('ErrorMessage');
      return here.metrics.text();
    };
    const failed = (times: number) => `fabula_resumes_total{outcome="failed",part="gateway"} ${times}\n`;
    expect(await resume(stage.story('bob'))).toContain(failed(0));
    const own = stage.story('ada');
    await stage.peers.close();
    expect(await resume(own)).toContain(failed(1));
  });

  test('a second socket takes the story over, wherever it is; the first one is told, and closed', async () => {
    const speak = sentenceBySentence();
    const first = await stage.connect(here, 'ada');
    const story = stage.story('ada');
    first.send('USER_INPUT', { player_story_id: story, input_id: 'a', text: 'Hello' });
    speak(0, 1);
    const { json } = await first.until('AudioAnswer');
    const second = await stage.connect(there, 'ada');
    second.send('RESUME', { player_story_id: story, epoch: json.epoch, last_seq: 1 });
    await second.until('Resumed');
    expect(await first.closed).toBe(4409);
    expect(first.seen.at(-1)?.type).toBe('ErrorMessage');
    speak(1, SENTENCES);
    await second.until('GameOutput');
    expect(second.seen.length).toBe(SENTENCES + 2);
  });

  test('another story of the same player moves the binding, and takes nothing over', async () => {
    const player = await stage.connect(here, 'ada');
    const [one, two] = [stage.story('ada'), stage.story('ada')];
    for (const story of [one, two, one]) {
      player.send('USER_INPUT', { player_story_id: story, text: 'Hello' });
      await player.until('GameOutput');
    }
    const other = await stage.connect(there, 'ada');
    other.send('USER_INPUT', { player_story_id: two, text: 'Hello' });
    await other.until('GameOutput');
    player.send('USER_INPUT', { player_story_id: one, text: 'Still here' });
    expect((await player.until('GameOutput')).json.dialogue).toBe('You said Still here');
  });
});

describe('a gateway whose Redis goes away', () => {
  test('goes on from its own memory, counts it, and goes back', async () => {
    const redis = await startRedis();
    const stage = await Stage.open();
    const metrics = createMetrics('test');
    const pending = new ResilientPendingStore(new RedisPendingStore(redis.url), new MemoryPendingStore(), {
      metrics,
    });
    const gateway = await stage.gateway({ pending });
    const player = await stage.connect(gateway, 'ada');
    const story = stage.story('ada');
    const say = async (text: string) => {
      player.send('USER_INPUT', { player_story_id: story, text });
      return (await player.until('GameOutput')).json;
    };
    const before = await say('One');
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    const during = await say('Two');
    expect(during.dialogue).toBe('You said Two');
    expect(during.epoch).not.toBe(before.epoch);
    expect(await metrics.text()).toMatch(/fabula_pending_fallback_total\{[^}]*append[^}]*\} [1-9]/);
    const late = await stage.connect(gateway, 'bob');
    const other = stage.story('bob');
    late.send('USER_INPUT', { player_story_id: other, text: 'Hi' });
    await late.until('GameOutput');
    const back = await startRedis({ port });
    for (let epoch = during.epoch; epoch === during.epoch; ) epoch = (await say('Three')).epoch;
    late.send('USER_INPUT', { player_story_id: other, text: 'Still there' });
    expect((await late.until('GameOutput')).json.dialogue).toBe('You said Still there');
    await stage.close();
    await back.stop();
  });
});
