import type { FaceTargets } from '@fabula/figure/blend';
import { REST } from '@fabula/figure/numbers';
import { describe, expect, test } from '@jest/globals';
import { BLEND_MS, FaceMotion } from './motion.ts';

const none = { normal: {}, happiness: {}, sadness: {}, anger: {}, fear: {}, disgust: {}, surprise: {} };
const targets: FaceTargets = {
  rest: REST,
  emotions: { ...none, anger: { tilt: 100 }, sadness: { tilt: -100 } },
};

describe('motion of a face', () => {
  test('an emotion arrives in 320 ms and then stays', () => {
    const motion = new FaceMotion(targets);
    motion.moveTo('anger', 5, 1000);
    expect(motion.at(1000).tilt).toBeCloseTo(0);
    expect(motion.at(1000 + BLEND_MS / 2).tilt).toBeGreaterThan(50);
    expect(motion.moving(1000 + BLEND_MS - 1)).toBe(true);
    expect(motion.at(1000 + BLEND_MS).tilt).toBeCloseTo(100);
    expect(motion.moving(1000 + BLEND_MS)).toBe(false);
  });

  test('a new emotion sets out from where the face is, without a jump', () => {
    const motion = new FaceMotion(targets);
    motion.moveTo('anger', 5, 0);
    const before = motion.at(100).tilt;
    motion.moveTo('sadness', 5, 100);
    expect(motion.at(100).tilt).toBeCloseTo(before);
    expect(motion.at(100 + BLEND_MS).tilt).toBeCloseTo(-100);
  });

  test('without a time it is there at once', () => {
    const motion = new FaceMotion(targets);
    motion.moveTo('anger', 5);
    expect(motion.at(0).tilt).toBeCloseTo(100);
    expect(motion.moving(0)).toBe(false);
  });

  test('only a changed opening asks for a drawing', () => {
    const motion = new FaceMotion(targets);
    expect([motion.setOpening(0), motion.setOpening(0.7), motion.setOpening(0.7)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(motion.at(0).mouthOpen).toBeGreaterThan(0.3);
  });

  test('a blink shuts the eyes while it lasts', () => {
    const motion = new FaceMotion(targets);
    motion.blink(500);
    expect(motion.at(555).blink).toBe(1);
    expect(motion.moving(555)).toBe(true);
    expect(motion.at(700).blink).toBe(0);
  });
});
