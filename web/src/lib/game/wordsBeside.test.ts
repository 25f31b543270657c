import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { recognitionPlace } from '../voice/device/devicePlace.ts';
import { listenOnDevice } from '../voice/device/listenOnDevice.ts';
import { wordsOf } from './heard.ts';
import { output } from './output.fixture.ts';
import { furnishPage, MOMENT, sessionOnStage, TestMicrophone } from './session.fixture.ts';
import { uiState } from './uiState.ts';

type Heard = readonly (readonly [words: string, isFinal: boolean, confidence?: number | undefined])[];

/** A browser's recogniser of which the test is the ear. */
class ScriptedRecognition {
  static newest: ScriptedRecognition;
  static startsAt: () => void = () => undefined;
  lang = '';
  processLocally = false;
  starts = 0;
  asked: string[] = [];
  onresult: (event: { results: unknown }) => void = () => undefined;
  onerror: (event: { error: string }) => void = () => undefined;
  onend: () => void = () => undefined;

  constructor() {
    ScriptedRecognition.newest = this;
  }

  start(): void {
    ScriptedRecognition.startsAt();
    this.starts += 1;
  }

  stop(): void {
    this.asked.push('stop');
  }

  abort(): void {
    this.asked.push('abort');
  }

  hears(...heard: Heard): void {
    const results = heard.map(([transcript, isFinal, confidence]) =>
      Object.assign([{ transcript, confidence }], { isFinal }),
    );
    this.onresult({ results });
  }

  fails(error: string): void {
    this.onerror({ error });
    this.onend();
  }
}

beforeAll(() => {
  furnishPage();
  (globalThis as unknown as Record<string, unknown>).webkitSpeechRecognition = ScriptedRecognition;
});
beforeEach(() => {
  jest.useFakeTimers();
  ScriptedRecognition.startsAt = () => undefined;
  recognitionPlace.set('elsewhere');
});
afterEach(() => void jest.useRealTimers());

/** Somebody who records, with the browser's ear beside the microphone. */
async function recording() {
  const microphone = new TestMicrophone();
  const stage = sessionOnStage(async () => microphone, { listenBeside: listenOnDevice });
  stage.session.start(MOMENT, false);
  stage.server().output(output({ input_id: MOMENT, player_moment_id: MOMENT }));
  await stage.session.record({ kind: 'player_answer' });
  microphone.hear();
  return { ...stage, ear: ScriptedRecognition.newest, microphone };
}

type Recorded = Awaited<ReturnType<typeof recording>>;

/** Stops, lets the ear do what it does then, and answers what has gone up. */
async function said(stage: Recorded, then: () => void): Promise<(string | undefined)[]> {
  return (await transcripts(stage, then)).map((one) => one?.words);
}

/** The same, with how sure the ear is of its words. */
async function transcripts({ session, chunks }: Recorded, then: () => void) {
  session.stopRecording();
  then();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(chunks.map(({ last }) => last)).toEqual([false, true]);
  return chunks.map((chunk) => chunk.transcript);
}

describe('the browser’s own words beside a recording', () => {
  test('stand on the stage while they are said, and go up with its last piece', async () => {
    const stage = await recording();
    expect(stage.ear).toMatchObject({ lang: 'en-US', starts: 1, processLocally: false });
    stage.ear.hears(['let me', false]);
    expect(wordsOf(stage.game().heard)).toBe('let me');
    stage.session.stopRecording();
    expect([uiState(stage.game()), stage.chunks.length]).toEqual(['PROCESSING', 1]);
    const words = await said(stage, () => {
      stage.ear.hears(['Let me in,', true], [' it is cold.', true]);
      stage.ear.onend();
    });
    expect(words).toEqual([undefined, 'Let me in, it is cold.']);
  });

  test.each([
    [0.9, 0.4, 0.4],
    [0.9, undefined, 0],
    [0.9, 0, 0],
  ])('are as sure as the least sure of them, or nobody knows: %p and %p', async (first, second, whole) => {
    const stage = await recording();
    stage.ear.hears(['Let me in.', true, first]);
    stage.ear.onend();
    const [, last] = await transcripts(stage, () => {
      // What it is not done with says nothing, nor does one that has heard nothing.
      stage.ear.hears(['It is', false, 0.01], ['', true, 0]);
      stage.ear.hears(['It is cold.', true, second], ['', true, 0]);
      stage.ear.onend();
    });
    expect(last).toEqual({ words: 'Let me in. It is cold.', confidence: whole });
  });

  test('where the player wants it on the device, it never leaves it', async () => {
    recognitionPlace.set('here');
    const stage = await recording();
    expect(stage.ear.processLocally).toBe(true);
    await said(stage, () => stage.ear.onend());
  });

  test('an ear that ends by itself is opened again: the words of all its times are one answer', async () => {
    const stage = await recording();
    stage.ear.hears(['Let me in.', true]);
    stage.ear.onend();
    expect(stage.ear.starts).toBe(2);
    stage.ear.hears(['It is cold', false]);
    expect(wordsOf(stage.game().heard)).toBe('Let me in. It is cold');
    const words = await said(stage, () => {
      stage.ear.hears(['It is cold.', true]);
      stage.ear.onend();
    });
    expect(words).toEqual([undefined, 'Let me in. It is cold.']);
  });

  const nothing: readonly (readonly [string, (stage: Recorded) => void])[] = [
    ['is late', ({ ear }) => ear.hears(['Let me', true], ['in', false])],
    ['has no result', ({ ear }) => ear.onend()],
    [
      'ends before its last words are final',
      ({ ear }) => {
        ear.hears(['Give her the lantern,', true], ['no, the', false]);
        ear.onend();
      },
    ],
    ['hears no speech', ({ ear }) => ear.fails('no-speech')],
    ['does not know the language', ({ ear }) => ear.fails('language-not-supported')],
    [
      'loses its network in the middle',
      ({ ear }) => {
        ear.hears(['Let me', true]);
        ear.fails('network');
      },
    ],
  ];
  test.each(nothing)('an ear that %s: the recording goes up without words', async (_, then) => {
    const stage = await recording();
    expect(await said(stage, () => then(stage))).toEqual([undefined, undefined]);
  });

  test.each(['network', 'audio-capture', 'not-allowed', 'service-not-allowed'])(
    'an ear that fails with %s while somebody speaks is not asked again',
    async (error) => {
      const stage = await recording();
      stage.ear.hears(['Let', true]);
      stage.ear.fails(error);
      stage.ear.hears(['Let me in.', true]);
      expect(stage.ear.starts).toBe(1);
      expect(await said(stage, () => undefined)).toEqual([undefined, undefined]);
    },
  );

  test('an ear that ends again and again, or does not start, is left alone', async () => {
    const stage = await recording();
    for (let n = 0; n < 20; n += 1) stage.ear.onend();
    expect(stage.ear.starts).toBe(8);
    expect(await said(stage, () => undefined)).toEqual([undefined, undefined]);
    ScriptedRecognition.startsAt = () => {
      throw new Error('not now');
    };
    expect(await said(await recording(), () => undefined)).toEqual([undefined, undefined]);
  });

  test('an ear that cannot be stopped keeps no recording back', async () => {
    const stage = await recording();
    stage.ear.stop = () => {
      throw new Error('not now');
    };
    expect(await said(stage, () => undefined)).toEqual([undefined, undefined]);
  });

  test('whoever does not want it is not listened to by it', async () => {
    recognitionPlace.set('nowhere');
    const before = ScriptedRecognition.newest;
    const stage = await recording();
    expect(ScriptedRecognition.newest).toBe(before);
    expect(await said(stage, () => undefined)).toEqual([undefined, undefined]);
  });

  test('whoever leaves is not listened to any more', async () => {
    const { session, ear } = await recording();
    session.close();
    expect(ear.asked).toContain('abort');
  });
});
