import { describe, expect, test } from '@jest/globals';
import type { FaceTargets } from './blend.ts';
import { blinkAt, easeOut, emotionFace, mix, mouthOpening, speaking, strengthFactor } from './blend.ts';
import { REST } from './numbers.ts';

const none = { normal: {}, happiness: {}, sadness: {}, anger: {}, fear: {}, disgust: {}, surprise: {} };
const targets: FaceTargets = { rest: REST, emotions: { ...none, fear: { browInL: 32, pupil: 0.62 } } };

describe('strength', () => {
  test('1 is a third of the way, 5 all of it, each step is more', () => {
    const shares = [1, 2, 3, 4, 5].map(strengthFactor);
    expect(shares[0]).toBeCloseTo(0.34);
    expect(shares[4]).toBeCloseTo(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test('beyond 1 to 5 it stays at the ends', () => {
    expect(strengthFactor(0)).toBe(strengthFactor(1));
    expect(strengthFactor(9)).toBe(strengthFactor(5));
  });
});

describe('blending', () => {
  test('a full emotion reaches its targets and leaves the rest alone', () => {
    const face = emotionFace(targets, 'fear', 5);
    expect(face.browInL).toBeCloseTo(32);
    expect(face.pupil).toBeCloseTo(0.62);
    expect(face.mouthW).toBe(REST.mouthW);
  });

  test('half way is in the middle; the ends are the ends', () => {
    const to = { ...REST, tilt: 10, pupil: 0.5 };
    expect(mix(REST, to, 0.5)).toMatchObject({ tilt: 5, pupil: 0.75 });
    expect(mix(REST, to, 0)).toEqual(REST);
    expect(mix(REST, to, 1)).toEqual(to);
  });

  test('easing runs from 0 to 1 and is ahead of time in between', () => {
    expect([easeOut(-1), easeOut(0), easeOut(1), easeOut(7)]).toEqual([0, 0, 1, 1]);
    expect(easeOut(0.5)).toBeGreaterThan(0.5);
  });
});

describe('speaking', () => {
  test('a silent mouth is the face as it was', () => {
    expect(speaking(REST, 0)).toBe(REST);
  });

  test('each opening is wider than the last, on a calm and on a gritted face', () => {
    for (const face of [REST, { ...REST, mouthOpen: 0.5, grit: 1 }]) {
      const open = [0.4, 0.7, 1].map((k) => speaking(face, k).mouthOpen);
      expect(open[0]).toBeGreaterThan(0.12);
      expect(open[1]).toBeGreaterThan(open[0] ?? 9);
      expect(open[2]).toBeGreaterThan(open[1] ?? 9);
      expect(speaking(face, 1).grit).toBe(0);
    }
  });

  test('a level chooses one of three openings, and noise or nonsense none', () => {
    expect([0, 0.01, Number.NaN, -1].map(mouthOpening)).toEqual([0, 0, 0, 0]);
    expect([0.03, 0.1, 0.5].map(mouthOpening)).toEqual([0.4, 0.7, 1]);
  });

  test('a blink shuts the eye for a moment and opens it again after 110 ms', () => {
    expect(blinkAt(55)).toBe(1);
    expect([blinkAt(-1), blinkAt(0), blinkAt(111)]).toEqual([0, 0, 0]);
  });
});
