import { describe, expect, test } from '@jest/globals';
import { ALPHABET, THEME, WHOLE } from './beds/dragon/tunes.ts';
import { bowed, CELLO, FOUR_BARS, plucked, TWO_BARS, timed } from './bowed.ts';
import { peak, rms, seamRatio } from './level.ts';
import { canvasDrum, clap, cough, nail, quill } from './people.ts';
import { add, createRing } from './ring.ts';
import { echoOf } from './room.ts';
import { clockwork, grinding, horn, knock, page, whistle } from './things.ts';
import { breath, call, gull } from './throats.ts';
import { drip, rain, slap, wind } from './weather.ts';
import { accordion, bassoon, deadKey, glassRim, hum, recorder } from './winds.ts';

const sounds: [string, () => Float32Array][] = [
  ['bowed', () => bowed(CELLO, { midi: 38, seconds: 1 })],
  ['plucked', () => plucked(52, 0.5, 0.7, 1)],
  ['knock', () => knock(200)],
  ['page', () => page(1)],
  ['clockwork', () => clockwork(1, 6)],
  ['horn', () => horn(1)],
  ['whistle', () => whistle(1900, 0.5, 1)],
  ['grinding', () => grinding(1, 1)],
  ['slap', () => slap(1)],
  ['drip', () => drip(1)],
  ['call', () => call({ vowel: 'ah', from: 150, to: 130, seconds: 0.6 })],
  ['gull', () => gull(1)],
  ['breath', () => breath(1, 1)],
  ['accordion', () => accordion({ midi: 69, seconds: 0.5 })],
  ['deadKey', () => deadKey(0.5, 1)],
  ['recorder', () => recorder({ midi: 72, seconds: 0.5 })],
  ['bassoon', () => bassoon({ midi: 43, seconds: 0.5 })],
  ['glassRim', () => glassRim({ midi: 74, seconds: 1.5 })],
  ['hum', () => hum({ midi: 64, seconds: 1.2 })],
  ['cough', () => cough(1)],
  ['quill', () => quill(1)],
  ['clap', () => clap(1)],
  ['canvasDrum', () => canvasDrum(70, 1)],
  ['nail', () => nail(1)],
];

test.each(sounds)('%s is heard, finite, and the same each time', (_, draw) => {
  const once = draw();
  expect(once.every(Number.isFinite)).toBe(true);
  expect(rms(once)).toBeGreaterThan(0.005);
  expect(peak(once)).toBeLessThan(8);
  expect(draw()).toEqual(once);
});

describe('loops', () => {
  test('wind and rain meet themselves', () => {
    const storm = [
      wind({ seconds: 2, seed: 3, pitch: 300, restless: 0.5 }),
      rain(2, { drops: 40, pitch: 900, seed: 2 }),
    ];
    for (const { left, right } of storm)
      expect(Math.max(seamRatio(left), seamRatio(right))).toBeLessThan(1.6);
  });

  test('the echo of a knock at the end is heard at the beginning', () => {
    const ring = createRing(1);
    add(ring, knock(200), { at: 0.95, gain: 1 });
    const echo = echoOf(ring, { decay: 1, dark: 3000 });
    expect(rms(echo.left.subarray(0, 6400))).toBeGreaterThan(1e-3);
  });
});

test('what the theme lacks is what the alphabet has at its height', () => {
  const missing = WHOLE.filter(([midi], i) => THEME[i]?.[0] === 0 && midi > 0);
  const highest = Math.max(...ALPHABET.map(([midi]) => midi));
  expect(missing.map(([midi]) => (midi - highest) % 12)).toEqual([-0]);
});

test('the four bars begin as the two bars do, and go on', () => {
  expect(FOUR_BARS.slice(0, TWO_BARS.length)).toEqual(TWO_BARS);
  const last = timed(FOUR_BARS, 1).at(-1);
  expect(last && last.at + last.seconds).toBe(FOUR_BARS.reduce((sum, [, beats]) => sum + beats, 0));
});
