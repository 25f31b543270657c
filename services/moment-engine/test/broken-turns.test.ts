import { randomUUID } from 'node:crypto';
import type { Director } from '@fabula/director/director';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { TestPlayer } from './player.ts';
import { SLOW_MS, Stage, type TestEngine } from './stage.ts';

let stage: Stage;
let engine: TestEngine;

const capabilities = { languages: ['en', 'fr'], isDeterministic: true } as const;

/** A director that breaks, after a line of its own or before. */
const breaking = (afterLine: boolean): Director => ({
  name: 'breaking',
  capabilities,
  async *direct(scene) {
    const line = {
      text: 'One moment.',
      characterId: scene.moment.characterId,
      emotion: scene.moment.defaultEmotion,
    };
    if (afterLine) yield { kind: 'line', line };
    throw new Error('the model is gone');
  },
});

describe('turns that break', () => {
  beforeAll(async () => {
    stage = await Stage.start();
    engine = await stage.engine();
  }, SLOW_MS);
  afterAll(() => stage.close());
  afterEach(() => stage.speech.reset());

  describe('an engine that dies', () => {
    test('between lease and commit is followed by another, as the second attempt', async () => {
      const dying = await stage.engine();
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      stage.speech.hold();
      const input = { inputId: randomUUID() };
      const lost = player.say(dying, 'Who are you looking for?', input).catch((error: Error) => error);
      await stage.speech.asked(1);
      await dying.kill();
      expect(await lost).toBeInstanceOf(Error);
      stage.speech.reset();
      const answer = await player.say(engine, 'Who are you looking for?', input);
      expect(answer.output).toMatchObject({ attempt: 2, loopCurrentNumberOfInteractions: 1 });
      expect(answer.headers.every(({ attempt }) => attempt === 2)).toBe(true);
    });

    test('after another took its turn over commits nothing', async () => {
      const asleep = await stage.engine({ times: { renew: 60_000 } });
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const wake = stage.speech.hold();
      const input = { inputId: randomUUID() };
      const late = player.say(asleep, 'Who are you looking for?', input);
      await stage.speech.asked(1);
      stage.speech.letOthersPass();
      const taken = await player.say(engine, 'Who are you looking for?', input);
      wake();
      expect(taken.output?.attempt).toBe(2);
      expect((await late).output).toEqual(taken.output);
      expect((await player.view()).loopCurrentNumberOfInteractions).toBe(1);
    });

    test('politely lets its turns end and takes no new ones', async () => {
      const leaving = await stage.engine();
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const open = stage.speech.hold();
      const running = player.say(leaving, 'Who are you looking for?');
      await stage.speech.asked(1);
      const drained = leaving.part.drain?.();
      await expect(player.say(leaving, 'Open your hand.')).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        retryable: true,
      });
      open();
      expect((await running).output?.loopCurrentNumberOfInteractions).toBe(1);
      await drained;
    });
  });

  describe('an engine whose director is silent', () => {
    test('gives signs of life, and answers when it can', async () => {
      let speak = () => {};
      const thinking: Director = {
        ...{ name: 'thinking', capabilities },
        async *direct() {
          await new Promise<void>((resolve) => {
            speak = resolve;
          });
          throw new Error('no idea');
        },
      };
      const slow = await stage.engine({ directors: [thinking], times: { beat: 10 } });
      const player = await TestPlayer.join(stage);
      await player.begin(slow);
      const call = player.call(slow);
      call.send(player.upOf({ inputId: randomUUID(), text: 'Who are you looking for?' }));
      const said: (string | undefined)[] = [];
      for await (const { message } of call) {
        said.push(message.case);
        if (said.filter((one) => one === 'heartbeat').length > 5) speak();
      }
      expect(said[0]).toBe('heartbeat');
      expect(said).toContain('output');
    });
  });

  describe('a voice that hangs', () => {
    test('is waited for once: captions go on, and so do the turns that follow', async () => {
      const hasty = await stage.engine({ times: { speak: 200, rest: 600_000 } });
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      stage.speech.hold();
      const qualities = async () =>
        (await player.say(hasty, 'Who are you looking for?')).headers.map(({ voiceQuality }) => voiceQuality);
      expect(new Set(await qualities())).toEqual(new Set(['silence']));
      const { asks } = stage.speech;
      expect(asks).toBeGreaterThan(0);
      expect(new Set(await qualities())).toEqual(new Set(['silence']));
      expect(stage.speech.asks).toBe(asks);
    });
  });

  describe('a listener that goes', () => {
    test('does not stop the turn', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const open = stage.speech.hold();
      const inputId = randomUUID();
      const call = player.call(engine);
      call.send(player.upOf({ inputId, text: 'Who are you looking for?' }));
      await stage.speech.asked(1);
      call.cancel();
      open();
      const again = await player.say(engine, 'Who are you looking for?', { inputId });
      expect(again.output).toMatchObject({ attempt: 1, loopCurrentNumberOfInteractions: 1 });
    });

    test('and a player who wants to hear no more still gets the output', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      stage.speech.hold();
      const call = player.call(engine);
      call.send(player.upOf({ inputId: randomUUID(), text: 'Who are you looking for?' }));
      await stage.speech.asked(1);
      call.send({ message: { case: 'stopSpeaking', value: { heardMs: 0 } } });
      const answer = await player.read(call);
      expect(answer.audio).toEqual([]);
      expect(answer.output?.dialogue).toContain('Soizic');
    });
  });

  describe('a director that fails', () => {
    test('before its first line is followed by the scripted one', async () => {
      const stumbling = await stage.engine({ directors: [breaking(false)] });
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const answer = await player.say(stumbling, 'Who are you looking for?');
      expect(answer.texts[0]).toBe("My sister. Soizic. She's on the helm tonight.");
      expect(await stumbling.metrics.text()).toMatch(
        /fabula_director_failures_total\{[^}]*director="breaking"[^}]*\} 1/,
      );
    });

    test('after it is judged by the scripted one, and what was spoken stands', async () => {
      const stumbling = await stage.engine({ directors: [breaking(true)] });
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const answer = await player.say(stumbling, 'Who are you looking for?');
      expect(answer.texts).toEqual(['One moment.']);
      expect(answer.output).toMatchObject({
        dialogue: 'One moment.',
        playerFacts: ['sister-at-helm'],
        loopCurrentNumberOfInteractions: 1,
      });
    });
  });

  describe('a turn that fails', () => {
    test('costs nothing, gives its lease back and may be sent again', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      stage.speech.isRecogniserBroken = true;
      const input = { inputId: randomUUID() };
      const failed = await player.play(engine, input, new Uint8Array(3_200));
      expect(failed.output).toBeUndefined();
      expect(failed.error).toMatchObject({ failed: { inputId: input.inputId, attempt: 1 } });
      expect((await player.view()).loopCurrentNumberOfInteractions).toBe(0);
      // The lease was given back: an engine that would wait long for another's finds nobody to wait for.
      stage.speech.reset();
      stage.speech.heard = 'is that a whistle';
      const impatient = await stage.engine({ times: { poll: 600_000 } });
      const answer = await player.play(impatient, input, new Uint8Array(3_200));
      expect(answer.output).toMatchObject({ attempt: 2, loopCurrentNumberOfInteractions: 1 });
    });
  });

  describe('a voice that fails', () => {
    test('leaves captions over silence', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      stage.speech.isVoiceBroken = true;
      const answer = await player.say(engine, 'Who are you looking for?');
      expect(answer.headers.map(({ voiceQuality }) => voiceQuality)).toEqual(['silence', 'silence']);
      expect(answer.texts[0]).toContain('Soizic');
      const [{ reference, mp3 } = {}] = answer.audio;
      expect(reference).toMatchObject({ hash: '', durationMs: 65 * (answer.texts[0]?.length ?? 0) });
      expect([reference?.line, mp3?.length]).toEqual([undefined, 0]);
      player.takesReferences = false;
      const older = await player.say(engine, 'Who are you looking for?');
      expect(older.audio.every(({ mp3 }) => mp3.length > 0)).toBe(true);
      expect(answer.output?.dialogue).toContain('Soizic');
    });

    test('says what speech had at hand as it was spoken before', async () => {
      const says = async () => {
        const player = await TestPlayer.join(stage);
        await player.begin(engine);
        const answer = await player.say(engine, 'Who are you looking for?');
        return answer.headers.map(({ voiceQuality }) => voiceQuality);
      };
      stage.speech.isKept = true;
      await says();
      stage.speech.isVoiceBroken = true;
      expect(await says()).toEqual(['floor', 'floor']);
    });
  });

  describe('a recording in pieces', () => {
    const piece = (index: number, last = false) => ({
      message: { case: 'audioChunk' as const, value: { index, last, audio: new Uint8Array(last ? 0 : 320) } },
    });

    test('is passed on as it comes', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      stage.speech.heard = 'is that a whistle';
      const call = player.call(engine);
      call.send(player.upOf({ inputId: randomUUID(), streaming: true, sampleRate: 16_000 }));
      for (const each of [piece(0), piece(1), piece(1), piece(2, true)]) call.send(each);
      const answer = await player.read(call);
      expect(answer.output?.playerFacts).toEqual(['whistle-on-sand']);
      expect(stage.speech.recordings.at(-1)?.chunks).toEqual([320, 320]);
    });

    test('that stops in the middle fails the turn, and may come again whole', async () => {
      const hasty = await stage.engine({ times: { chunk: 150 } });
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const inputId = randomUUID();
      const call = player.call(hasty);
      call.send(player.upOf({ inputId, streaming: true }));
      call.send(piece(0));
      const failed = await player.read(call);
      expect(failed.error?.failed).toMatchObject({ inputId, code: 'DEADLINE_EXCEEDED', retryable: true });
      stage.speech.heard = 'is that a whistle';
      const whole = await player.play(engine, { inputId }, new Uint8Array(640));
      expect(whole.output).toMatchObject({ attempt: 2, playerFacts: ['whistle-on-sand'] });
    });
  });
});
