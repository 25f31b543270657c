import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { askingBackSuite } from './asking-back-suite.ts';
import { TestPlayer } from './player.ts';
import { SLOW_MS, Stage, type TestEngine } from './stage.ts';

let stage: Stage;
let engine: TestEngine;

describe('turns', () => {
  beforeAll(async () => {
    stage = await Stage.start({ on: 'PGlite' });
    engine = await stage.engine();
  }, SLOW_MS);
  afterAll(() => stage.close());
  afterEach(() => stage.speech.reset());

  describe('a start', () => {
    test('speaks the opening in order and ends with the output', async () => {
      const player = await TestPlayer.join(stage);
      const answer = await player.play(engine);
      const said = answer.messages.filter((m) => m.case !== 'heartbeat').map((m) => m.case);
      expect(said).toEqual([...answer.audio.map(() => 'audio'), 'output']);
      expect(answer.headers.map(({ index }) => index)).toEqual(answer.audio.map((_, at) => at));
      expect(answer.headers.map(({ last }) => last)).toEqual(
        answer.audio.map((_, at) => at === answer.audio.length - 1),
      );
      expect(answer.texts[0]).toBe('So you are the relief, the new keeper. Mind the gap. It is mostly sea.');
      expect(answer.headers[0]).toMatchObject({
        isStartingDialogue: true,
        voiceQuality: 'floor',
        attempt: 1,
      });
      const line = { text: answer.texts[0], voice: { engine: 'test' } };
      expect(answer.audio[0]?.reference).toMatchObject({ line, hash: `of ${answer.texts[0]}`, bytes: 240 });
      expect(answer.audio.every(({ mp3 }) => mp3.length === 0)).toBe(true);
      expect(answer.output).toMatchObject({ completeTheMoment: true, endOfGame: false });
    });

    test('of an open moment speaks the opening again until something was answered', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const { playerMomentId } = await player.view();
      const again = await player.play(engine, { kind: 'start_moment', playerMomentId });
      expect(again.texts).toEqual([
        "There's nobody in here.",
        "I mean, there's rope. I'm looking after it.",
        "And, and it's not scared of you. What do you want?",
      ]);
      expect(again.headers[0]).toMatchObject({ inputId: playerMomentId, isStartingDialogue: true });
    });

    test('of a moment with turns speaks the newest lines in the place of the opening, and ends with the newest output', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const { playerMomentId } = await player.view();
      const said = await player.say(engine, 'Why are you here?');
      const silence = await player.say(engine, '', { kind: 'player_answer' });
      expect(silence.output?.notHeard).toBe(true);
      expect(await engine.metrics.text()).toMatch(
        /fabula_turns_not_heard_total{engine=".+",part=".+"} [1-9]/,
      );
      const again = await player.play(engine, { kind: 'start_moment', playerMomentId });
      expect(again.texts).toEqual(said.texts);
      expect(again.transcript).toBeUndefined();
      expect(again.headers[0]).toMatchObject({ inputId: playerMomentId, isStartingDialogue: true });
      expect(again.output).toMatchObject({ inputId: playerMomentId, dialogue: silence.output?.dialogue });
    });
  });

  describe('the sound of a line', () => {
    test('goes as bytes to a gateway, and from a speech, of the release before', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const wantsBytes = async () => {
        const { audio } = await player.say(engine, 'Who are you looking for?');
        return audio.map(({ mp3, reference }) => mp3.length > 0 && !reference);
      };
      player.takesReferences = false;
      stage.speech.isKept = true;
      expect(await wantsBytes()).toContain(true);
      expect(await wantsBytes()).not.toContain(false);
      player.takesReferences = true;
      stage.speech.isOld = true;
      const other = await TestPlayer.join(stage, 'fr');
      const { audio } = await other.play(engine);
      expect(audio.map(({ mp3, reference }) => mp3.length > 0 && !reference)).not.toContain(false);
      expect(audio.length).toBeGreaterThan(0);
    });

    test('comes by reference, too, when the same turn is told again', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const inputId = randomUUID();
      const first = await player.say(engine, 'Who are you looking for?', { inputId });
      const again = await player.say(engine, 'Who are you looking for?', { inputId });
      const hashes = ({ audio }: typeof first) => audio.map(({ reference }) => reference?.hash);
      expect(hashes(again)).toEqual(hashes(first));
      player.takesReferences = false;
      const older = await player.say(engine, 'Who are you looking for?', { inputId });
      expect(older.audio.map(({ mp3 }) => mp3.length > 0)).toEqual(first.audio.map(() => true));
    });
  });

  describe('an answer', () => {
    test('typed is heard, answered in the author’s words, and counted', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const inputId = randomUUID();
      const answer = await player.say(engine, 'Who are you looking for?', { inputId });
      expect(answer.transcript).toMatchObject({
        transcribedPlayerAnswer: 'Who are you looking for?',
        inputId,
        final: true,
      });
      expect(answer.texts).toEqual([
        "My sister. Soizic. She's on the helm tonight.",
        "And I told her, if you're lost, just follow the light.",
      ]);
      expect(answer.output).toMatchObject({
        inputId,
        loopCurrentNumberOfInteractions: 1,
        playerFacts: ['sister-at-helm'],
      });
    });

    test('that bets more than can be bet is refused in the words of the law', async () => {
      const player = await TestPlayer.join(stage);
      const storyId = await stage.storyId('nobody-steals-the-moon');
      const wager = { storyId, language: 'en', blueprintMomentId: '8a5cffc5-d686-4b25-860b-c3c801224701' };
      const { playerStoryId } = await player.run.createTestRun(wager, player.options);
      player.playerStoryId = playerStoryId;
      await player.play(engine);
      const { error } = await player.say(engine, 'My uncle is a bishop.', { interactionBetSize: 900 });
      expect(error).toMatchObject({
        failed: { retryable: false },
        message: 'You can bet 5 interactions at most.',
      });
    });

    test('spoken is recognised with the phrases of the moment', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      stage.speech.heard = 'is that a whistle';
      const answer = await player.play(
        engine,
        { inputId: randomUUID(), sampleRate: 16_000 },
        new Uint8Array(3_200),
      );
      expect(answer.transcript?.transcribedPlayerAnswer).toBe('is that a whistle');
      expect(answer.output?.playerFacts).toEqual(['whistle-on-sand']);
      const { start } = stage.speech.recordings.at(-1) ?? {};
      expect(start).toMatchObject({ language: 'en', sampleRate: 16_000 });
      expect(start?.phrases).toContain('is that a whistle?');
    });

    test('in which nothing was heard changes nothing and brings a hint', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      stage.speech.heard = '';
      const answer = await player.play(engine, { inputId: randomUUID() }, new Uint8Array(3_200));
      expect(answer.transcript?.transcribedPlayerAnswer).toBe('');
      expect(answer.output).toMatchObject({ notHeard: true, loopCurrentNumberOfInteractions: 0 });
      expect(answer.texts).toEqual([
        "Are you still there? You're, you're not going to send me home, are you?",
      ]);
    });

    test('to nothing in particular gets refusals, never the same twice in a row', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const lines: string[] = [];
      for (const words of ['pizza', 'la la la', 'tell me a joke', 'hocus pocus']) {
        lines.push((await player.say(engine, words)).texts.join(' '));
      }
      expect(lines.every((line) => line !== '')).toBe(true);
      expect(lines.some((line, at) => line === lines[at + 1])).toBe(false);
    });

    test('that names a moment which is over is refused and costs nothing', async () => {
      const player = await TestPlayer.join(stage);
      const landing = (await player.view()).playerMomentId;
      await player.beginRun(engine);
      await expect(player.say(engine, 'hello', { playerMomentId: landing })).rejects.toMatchObject({
        code: 'FAILED_PRECONDITION',
        retryable: false,
      });
      expect((await player.view()).loopCurrentNumberOfInteractions).toBe(0);
    });

    test('in another player’s run is refused', async () => {
      const player = await TestPlayer.join(stage);
      const other = await TestPlayer.join(stage);
      await expect(player.play(engine, { playerStoryId: other.playerStoryId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });

  describe('the same input', () => {
    test('on two engines at once has one effect and the same answer', async () => {
      const second = await stage.engine();
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const input = { inputId: randomUUID() };
      const answers = await Promise.all([
        player.say(engine, 'Who are you looking for?', input),
        player.say(second, 'Who are you looking for?', input),
        player.say(second, 'Who are you looking for?', input),
      ]);
      for (const answer of answers) {
        expect(answer.output).toEqual(answers[0]?.output);
        expect(answer.texts).toEqual(answers[0]?.texts);
      }
      expect((await player.view()).loopCurrentNumberOfInteractions).toBe(1);
    });

    test('after the commit is answered from the log', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const input = { inputId: randomUUID() };
      const first = await player.say(engine, 'Who are you looking for?', input);
      const again = await player.say(engine, 'Who are you looking for?', input);
      expect(again.messages).toEqual(first.messages);
    });

    test('with other content is refused', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const input = { inputId: randomUUID() };
      await player.say(engine, 'Who are you looking for?', input);
      await expect(player.say(engine, 'Open your hand.', input)).rejects.toMatchObject({
        code: 'ALREADY_EXISTS',
      });
    });

    test('without an id, sent first after a new connection, is the newest turn', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const first = await player.play(engine, { text: 'Who are you looking for?' });
      const call = player.call(engine);
      const up = player.upOf({ text: 'Who are you looking for?' });
      call.send({ message: { case: 'input', value: { ...up.message.value, firstOfConnection: true } } });
      const again = await player.read(call);
      expect(again.output).toEqual(first.output);
      expect((await player.view()).loopCurrentNumberOfInteractions).toBe(1);
    });
  });

  describe('another input', () => {
    test('ends the speech of the running turn, waits for its commit, and comes after it', async () => {
      const player = await TestPlayer.join(stage);
      await player.begin(engine);
      const open = stage.speech.hold();
      const first = player.say(engine, 'Who are you looking for?');
      await stage.speech.asked(1);
      const second = player.say(engine, 'Open your hand.');
      const { output, texts } = await first;
      expect(texts).toEqual([]);
      expect(output?.loopCurrentNumberOfInteractions).toBe(1);
      open();
      expect((await second).output).toMatchObject({
        loopCurrentNumberOfInteractions: 2,
        playerFacts: ['whistle-on-sand'],
      });
    });
  });

  describe('a click', () => {
    test('on a path is answered like its name, and nothing is transcribed', async () => {
      const player = await TestPlayer.join(stage);
      await player.playUntil(engine, 'what-kind-of-light');
      const answer = await player.play(engine, { inputId: randomUUID(), selectedPath: 'dark' });
      expect(answer.transcript).toBeUndefined();
      expect(answer.texts).toEqual(["Dark. Then all we can do is listen. That's worse."]);
      expect(answer.output?.completeTheMoment).toBe(true);
    });

    test('that was to go with words is none while nothing is heard: it costs no turn', async () => {
      const player = await TestPlayer.join(stage);
      await player.playUntil(engine, 'what-kind-of-light');
      const before = (await player.view()).loopCurrentNumberOfInteractions;
      stage.speech.heard = '';
      const chosen = { selectedPath: 'dark', kind: 'player_answer' };
      const recorded = new Uint8Array(3_200);
      const answer = await player.play(engine, { inputId: randomUUID(), ...chosen }, recorded);
      expect(answer.output).toMatchObject({ notHeard: true, completeTheMoment: false });
      expect(answer.output?.loopCurrentNumberOfInteractions).toBe(before);
    });
  });

  describe('GetMomentPrompt', () => {
    test('says what may be heard and what one could try', async () => {
      const player = await TestPlayer.join(stage, 'fr');
      await player.begin(engine);
      const { playerStoryId, options } = player;
      const prompt = await engine.client.getMomentPrompt({ playerStoryId }, options);
      expect(prompt.language).toBe('fr');
      expect(prompt.phrases).toContain("t'as quoi dans la main ?");
      expect(prompt.suggestions.length).toBeGreaterThan(0);
    });
  });

  askingBackSuite(
    () => stage,
    () => engine,
  );
});
