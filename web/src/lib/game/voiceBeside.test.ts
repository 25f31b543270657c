import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AudioAnswer } from '../protocol/frames.ts';
import { DeviceSpeech } from '../voice/device/deviceLines.ts';
import { synthesisPlace } from '../voice/device/devicePlace.ts';
import { deviceVoice } from '../voice/device/deviceVoice.ts';
import { mannerOf, voicesOf, whereSpoken } from '../voice/device/deviceVoices.ts';
import { furnishPage, MOMENT, sentence, sessionOnStage } from './session.fixture.ts';
import { isPlaying, uiState } from './uiState.ts';

const voice = (name: string, lang: string, localService = true) =>
  ({ name, lang, localService, voiceURI: name, default: false }) as SpeechSynthesisVoice;

/** What a page asks a browser to say. */
class ScriptedUtterance {
  readonly text: string;
  voice = voice('', '');
  volume = -1;
  onstart: () => void = () => undefined;
  onboundary: (event: { charIndex: number }) => void = () => undefined;
  onend: () => void = () => undefined;
  onerror: (event: { error: string }) => void = () => undefined;

  constructor(text: string) {
    this.text = text;
  }

  says(): void {
    this.onstart();
    this.onend();
  }
}

/** A browser's voices, of which the test is the mouth. */
class ScriptedSpeech extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  readonly asked: ScriptedUtterance[] = [];
  cancelled = 0;
  canSpeak = true;

  getVoices = () => this.voices;

  speak(utterance: ScriptedUtterance): void {
    if (!this.canSpeak) throw new Error('not now');
    this.asked.push(utterance);
  }

  cancel(): void {
    this.cancelled += 1;
  }

  get newest(): ScriptedUtterance {
    const newest = this.asked.at(-1);
    if (!newest) throw new Error('nothing was asked for');
    return newest;
  }
}

/** Who waits for the page to go. */
const waiting: { type: string; listener: () => void }[] = [];

let speech: ScriptedSpeech;
beforeAll(() => {
  furnishPage();
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: ScriptedUtterance,
    addEventListener: (type: string, listener: () => void) => void waiting.push({ type, listener }),
    removeEventListener: (type: string, listener: () => void) => {
      const at = waiting.findIndex((one) => one.type === type && one.listener === listener);
      if (at >= 0) waiting.splice(at, 1);
    },
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  waiting.length = 0;
  speech = new ScriptedSpeech();
  speech.voices = [voice('Ann', 'en-GB')];
  Object.assign(globalThis, { speechSynthesis: speech });
});
afterEach(() => void jest.useRealTimers());

const passed = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** An answer whose lines the browser may say. */
async function answered(...lines: Partial<AudioAnswer>[]) {
  const mouth = new DeviceSpeech('here');
  const stage = sessionOnStage(undefined, { speakBeside: () => (engine) => mouth.open(engine) });
  stage.session.start(MOMENT, false);
  await answers(stage, 'i1', ...lines);
  return stage;
}
type Stage = ReturnType<typeof sessionOnStage>;

async function answers({ server }: Stage, input_id: string, ...lines: Partial<AudioAnswer>[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const whole = { input_id, index, voice_quality: 'floor', last: index === lines.length - 1, ...line };
    server().audio(sentence(whole), new Uint8Array(8));
  }
  await passed();
}

const ONE = { text: 'Mind the gap.' };
const TWO = { text: 'Come in, then.' };

describe('the browser’s voice in place of a plain one', () => {
  test('says line after line, each caption with its beginning, and all of it is heard', async () => {
    const stage = await answered(ONE, TWO);
    expect(speech.asked.map(({ text }) => text)).toEqual(['Mind the gap.']);
    expect(speech.newest).toMatchObject({ volume: 1, voice: { name: 'Ann' } });
    expect(stage.game().caption).toBeUndefined();
    speech.newest.onstart();
    expect(stage.game().caption).toMatchObject({ text: 'Mind the gap.' });
    speech.newest.onboundary({ charIndex: 9 });
    expect(stage.game().caption?.reached).toBeCloseTo(9 / 13);
    speech.newest.onend();
    expect(stage.game().caption?.text).toBe('Mind the gap.');
    expect(uiState(stage.game())).toBe('GAME_SPEAKING');
    speech.newest.onstart();
    expect(stage.game().caption).toMatchObject({ text: 'Come in, then.' });
    expect(stage.heard).toEqual([]);
    speech.newest.onend();
    // As long as the site's own sound of both would have been.
    expect(stage.heard).toEqual([['i1', 20]]);
    expect([isPlaying(stage.game()), stage.played.length]).toEqual([false, 0]);
  });

  test('moves the mouth from its first sound to its last', async () => {
    const { audio } = await answered(ONE);
    expect(audio.engine.beside).toBeUndefined();
    speech.newest.onstart();
    const levels: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      await passed(83);
      levels.push(audio.engine.beside?.level() ?? -1);
    }
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(0);
    // From shut to wide open, as the figure reads levels.
    expect(Math.min(...levels)).toBeLessThan(0.02);
    expect(Math.max(...levels)).toBeGreaterThan(0.1);
    speech.newest.onend();
    expect(audio.engine.beside).toBeUndefined();
  });

  const failures: readonly (readonly [string, () => unknown])[] = [
    ['never begins', () => passed(2_600)],
    ['loses its network', () => speech.newest.onerror({ error: 'network' })],
    ['does not know the language', () => speech.newest.onerror({ error: 'language-unavailable' })],
    ['ends before it begins', () => speech.newest.onend()],
    [
      'breaks off',
      () => {
        speech.newest.onstart();
        speech.newest.onerror({ error: 'synthesis-failed' });
      },
    ],
    [
      'never ends',
      () => {
        speech.newest.onstart();
        return passed(10_000);
      },
    ],
  ];
  test.each(failures)('one that %s: that line and the rest are the site’s', async (_, fails) => {
    const stage = await answered(ONE, TWO);
    await fails();
    await passed(500);
    expect([speech.asked.length, stage.played.length]).toEqual([1, 2]);
    expect(stage.game().caption?.text).toBe('Come in, then.');
    expect(stage.heard.map(([id]) => id)).toEqual(['i1']);
    await answers(stage, 'i2', ONE);
    expect([speech.asked.length, stage.played.length]).toEqual([1, 3]);
  });

  test('one that may not speak: the site’s', async () => {
    speech.canSpeak = false;
    const stage = await answered(ONE);
    await passed(500);
    expect([stage.played.length, stage.heard.length]).toEqual([1, 1]);
  });

  test('one of another language, or one that comes late, is not waited for', async () => {
    speech.voices = [voice('Anna', 'de-DE')];
    const stage = await answered(ONE, { ...TWO, hint_language: 'de' });
    expect([speech.asked.length, stage.played.length]).toEqual([0, 1]);
    await passed(500);
    // In its own language it may speak.
    expect(speech.newest).toMatchObject({ text: TWO.text, voice: { name: 'Anna' } });
    speech.newest.says();
    speech.voices = [voice('Ann', 'en-GB')];
    await answers(stage, 'i2', ONE);
    expect(speech.newest.voice.name).toBe('Ann');
  });

  test('a line that the site speaks well, and one without a letter, are the site’s, in their place', async () => {
    const stage = await answered({ ...ONE, voice_quality: 'good' }, { text: '...' }, TWO);
    expect([speech.asked.length, stage.played.length]).toEqual([0, 1]);
    await passed(500);
    expect([speech.newest.text, stage.played.length]).toEqual([TWO.text, 2]);
  });

  test('skipped, it falls silent at once; the next answer is its own again', async () => {
    const stage = await answered({ text: 'x'.repeat(100) }, TWO);
    speech.newest.onstart();
    // Half of it, at 65 ms a character.
    await passed(3_250);
    stage.session.skip();
    expect([speech.cancelled, stage.audio.engine.beside]).toEqual([1, undefined]);
    expect(stage.heard).toEqual([['i1', 5]]);
    speech.newest.onerror({ error: 'interrupted' });
    await passed(10_000);
    expect([speech.asked.length, stage.played.length]).toEqual([1, 0]);
    await answers(stage, 'i2', ONE);
    expect(speech.newest.text).toBe(ONE.text);
    stage.session.close();
    expect(speech.cancelled).toBe(2);
  });

  test('falls silent with the page while it speaks, and keeps no hold of the page after', async () => {
    const stage = await answered(ONE, TWO);
    expect(waiting.map(({ type }) => type)).toEqual(['pagehide']);
    speech.newest.onstart();
    waiting[0]?.listener();
    expect(speech.cancelled).toBe(1);
    speech.newest.onend();
    expect(waiting).toHaveLength(1);
    speech.newest.says();
    expect(waiting).toEqual([]);
    await answers(stage, 'i2', ONE);
    stage.session.close();
    expect(waiting).toEqual([]);
  });

  test('whoever speaks is not spoken over', async () => {
    const stage = await answered(ONE);
    speech.newest.onstart();
    await stage.session.record({ kind: 'player_answer' });
    stage.session.stopRecording();
    await passed(2_000);
    expect(speech.cancelled).toBe(1);
  });

  test('a long line is asked for in short pieces, and is one caption', async () => {
    const text = `${'The sea was high that night, and nobody slept at all. '.repeat(8)}Then he came.`;
    const stage = await answered({ text });
    const said: string[] = [];
    for (let n = 0; stage.heard.length === 0 && n < 20; n += 1) {
      said.push(speech.newest.text);
      speech.newest.says();
    }
    expect(said.length).toBeGreaterThan(3);
    expect(Math.max(...said.map(({ length }) => length))).toBeLessThanOrEqual(140);
    expect(said.join(' ')).toBe(text);
    expect(stage.game().caption).toMatchObject({ text, number: 1 });
  });

  test('muted it is said without a sound; in the middle of a line, that line goes on in silence', async () => {
    const stage = await answered({ text: 'x'.repeat(100) }, TWO);
    speech.newest.onstart();
    stage.audio.engine.muted = true;
    stage.audio.engine.beside?.onMuted();
    expect(speech.cancelled).toBe(1);
    await passed(6_400);
    expect(speech.asked.length).toBe(1);
    await passed(200);
    expect(speech.newest).toMatchObject({ text: TWO.text, volume: 0 });
    speech.newest.says();
    expect(stage.heard).toEqual([['i1', 20]]);
  });
});

describe('the voices of a browser', () => {
  const here = [
    voice('Ann', 'en_GB'),
    voice('Bob', 'en-US'),
    voice('Cleo', 'en-AU'),
    voice('Zarvox', 'en-US'),
  ];
  const elsewhere = [voice('Far', 'en-GB', false), voice('Loin', 'fr-FR', false)];

  test('that are on the device come before those that are not, which need a yes of their own', async () => {
    speech.voices = [...elsewhere, ...here];
    expect(await whereSpoken('en')).toBe('here');
    expect(voicesOf('en', 'elsewhere').map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cleo']);
    expect(await whereSpoken('fr')).toBe('elsewhere');
    expect(voicesOf('fr', 'here')).toEqual([]);
    expect(voicesOf('fr', 'elsewhere').map(({ name }) => name)).toEqual(['Loin']);
    expect(await whereSpoken('es')).toBe('nowhere');
  });

  test('may be told of late, or never', async () => {
    speech.voices = [];
    const found = whereSpoken('en');
    speech.voices = here;
    speech.dispatchEvent(new Event('voiceschanged'));
    expect(await found).toBe('here');
    speech.voices = [];
    const none = whereSpoken('en');
    await passed(1_500);
    expect(await none).toBe('nowhere');
  });

  test('are given to characters for good, and not all alike', () => {
    speech.voices = here;
    const voices = voicesOf('en', 'here');
    const ids = Array.from({ length: 8 }, (_, n) => `${n}2b1c7e0-1111-4111-8111-11111111111${n}`);
    const manners = () => ids.map((id) => JSON.stringify(mannerOf(id, voices)));
    expect(manners()).toEqual(manners());
    expect(new Set(manners()).size).toBeGreaterThan(5);
    expect(mannerOf('', voices)).toEqual({ voice: voices[0], pitch: 1, rate: 1 });
    expect(mannerOf('', [])).toBeUndefined();
  });

  test('are left alone where they are not wanted, and in the native shell', async () => {
    synthesisPlace.set('nowhere');
    expect(deviceVoice()()).toBeUndefined();
    synthesisPlace.set('here');
    expect(synthesisPlace.wanted).toBe('here');
    Object.assign(globalThis, { ReactNativeWebView: {} });
    expect(synthesisPlace.wanted).toBeUndefined();
    Object.assign(globalThis, { ReactNativeWebView: undefined });
  });
});
