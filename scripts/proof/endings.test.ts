import { resample } from '@fabula/speech/audio/resample';
import { fromWav } from '@fabula/speech/audio/wav';
import { SupervisedWorker } from '@fabula/speech/process/supervised-worker';
import { EndOfSpeech, FRAME_MS } from '@fabula/web/lib/voice/microphone/endOfSpeech';
import { SilenceRule } from '@fabula/web/lib/voice/microphone/silenceRule';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spokenWav } from './browser/spoken-file.ts';

const RATE = 16_000;
const FRAME = 512;
const PHRASE = 'Nobody is going to shout at you, come out of that box.';
/** As somebody near is heard. */
const SAID_DB = -22;
const ROOM = [
  [
    'en',
    'We went to the market on Saturday and bought apples, bread and a small red kettle for the kitchen.',
  ],
  ['fr', 'Si tu regardes par la fenêtre, tu vois les bateaux qui rentrent avec la marée tous les soirs.'],
  ['en', 'If you look out of the window you can see the boats come back with the tide every evening.'],
] as const;

type Sound = Float32Array;
const seconds = (n: number): number => Math.round(n * RATE);

/** The detector that browsers have too, as the site runs it. */
const silero = new SupervisedWorker({
  entry: new URL('../../services/speech/src/providers/silero/silero-worker.mjs', import.meta.url),
  timeoutMs: 60_000,
});
afterAll(() => silero.close());

const rms = (sound: Sound): number =>
  Math.sqrt(sound.reduce((sum, value) => sum + value * value, 0) / sound.length);

/** As loud as that, dB under full scale. */
function at(db: number, sound: Sound): Sound {
  const gain = 10 ** (db / 20) / rms(sound);
  return sound.map((value) => value * gain);
}

async function voice(phrase: string, language: 'en' | 'fr' = 'en'): Promise<Sound> {
  const { samples } = await resample(fromWav(spokenWav(phrase, language)), RATE);
  return Float32Array.from(samples);
}

/** So much sound, of which pieces begin at their seconds. */
function scene(
  length: number,
  ...pieces: readonly { from?: number; sound: Sound; again?: boolean }[]
): Sound {
  const all = new Float32Array(seconds(length));
  for (const { from = 0, sound, again } of pieces) {
    for (let i = 0; seconds(from) + i < all.length; i += 1) {
      if (i >= sound.length && !again) break;
      const where = seconds(from) + i;
      all[where] = (all[where] ?? 0) + (sound[i % sound.length] ?? 0);
    }
  }
  return all;
}

/** Numbers that look like chance and are the same in every run. */
function chance(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

/** A fan: noise that is stronger the deeper it is. */
function fan(length: number): Sound {
  const next = chance();
  let [slow, slower] = [0, 0];
  return Float32Array.from({ length: seconds(length) }, () => {
    const white = next();
    slow = 0.963 * slow + white * 0.2965164;
    slower = 0.99765 * slower + white * 0.099046;
    return slow + slower + white * 0.2;
  });
}

const hum = (length: number): Sound =>
  Float32Array.from(
    { length: seconds(length) },
    (_, i) => Math.sin((2 * Math.PI * 50 * i) / RATE) + 0.4 * Math.sin((2 * Math.PI * 150 * i) / RATE),
  );

/** People who talk to each other, without a pause. */
async function people(length: number): Promise<Sound> {
  const said = await Promise.all(
    ROOM.map(async ([language, words]) => at(-20, await voice(words, language))),
  );
  return scene(length, ...said.map((sound, n) => ({ sound, from: n * 0.4, again: true })));
}

/** When a recording ends, s; Infinity where it does not. */
async function ends(end: EndOfSpeech, sound: Sound): Promise<number> {
  const probabilities = (await silero.ask({ samples: sound.slice() }, [])) as Float32Array;
  for (const [frame, probability] of probabilities.entries()) {
    const level = rms(sound.subarray(frame * FRAME, (frame + 1) * FRAME));
    if (end.push({ probability, level })) return ((frame + 1) * FRAME_MS) / 1000;
  }
  return Number.POSITIVE_INFINITY;
}

describe('when an answer is over', () => {
  let said: Sound;
  beforeAll(async () => {
    said = at(SAID_DB, await voice(PHRASE));
  });

  test.each([
    ['a fan at -60 dB', () => at(-60, fan(8))],
    ['a fan at -35 dB', () => at(-35, fan(8))],
    ['a fan at -20 dB', () => at(-20, fan(8))],
    ['mains hum', () => at(-30, hum(8))],
  ])('nobody speaks in %s: within five seconds', async (_, noise) => {
    expect(await ends(new EndOfSpeech(), noise())).toBeLessThan(5);
  });
  test.each([
    ['a fan at -60 dB', -60],
    ['a fan at -35 dB', -35],
    ['a fan at -20 dB', -20],
  ])('nobody speaks in %s, and no detector has loaded: as soon, by its level alone', (_, db) => {
    const rule = new SilenceRule();
    const noise = at(db, fan(8));
    const chunk = RATE / 10;
    let n = 0;
    while (n < 80 && !rule.push(rms(noise.subarray(n * chunk, (n + 1) * chunk)), 100)) n += 1;
    expect(n).toBeLessThan(50);
  });

  test.each([-60, -40, -32])('whoever speaks over a fan at %d dB has about a second more', async (db) => {
    const over = await ends(
      new EndOfSpeech(),
      scene(12, { sound: at(db, fan(12)) }, { from: 2, sound: said }),
    );
    expect(over).toBeGreaterThan(2 + said.length / RATE);
    expect(over).toBeLessThan(2 + said.length / RATE + 1.3);
  });

  test.each([12, 15, 20])(
    'people nearby, %d dB softer, do not keep it open, nor begin another',
    async (softer) => {
      const end = new EndOfSpeech();
      const room = at(SAID_DB - softer, await people(12));
      const over = await ends(end, scene(12, { sound: room }, { from: 2, sound: said }));
      expect(over).toBeGreaterThan(2 + said.length / RATE);
      expect(over).toBeLessThan(2 + said.length / RATE + 1.3);
      expect(await ends(new EndOfSpeech(end), room)).toBeLessThan(5);
    },
  );

  test('a pause for thought ends nothing', async () => {
    const thought = scene(
      12,
      { sound: at(-50, fan(12)) },
      { from: 1, sound: said },
      { from: 1.4 + said.length / RATE, sound: said },
    );
    expect(await ends(new EndOfSpeech(), thought)).toBeGreaterThan(1.4 + (2 * said.length) / RATE);
  });

  test('whoever was too far off to be the one who spoke is heard the next time', async () => {
    const first = new EndOfSpeech();
    const near = scene(8, { from: 1, sound: said });
    const far = scene(8, { from: 1, sound: at(SAID_DB - 18, said) });
    await ends(first, near);
    const second = new EndOfSpeech(first);
    expect(await ends(second, far)).toBeLessThan(5);
    expect(await ends(new EndOfSpeech(second), far)).toBeGreaterThan(1 + said.length / RATE);
  });
});
