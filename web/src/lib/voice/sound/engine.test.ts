/** @jest-environment ./scripts/jest/page-environment.mjs */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { furnishSound, type TestAudioContext } from '../../../testing/testAudio.ts';
import { AudioEngine } from './engine.ts';
import { SoundUnavailable } from './soundUnavailable.ts';

const made = furnishSound();
let engine: AudioEngine;
let context: TestAudioContext;

/** The last node but one works on an eighth of what it is given. */
const CEILING_RANGE = 8;

describe('the engine of sound', () => {
  beforeEach(() => {
    localStorage.clear();
    engine = new AudioEngine();
    const [newest] = made.slice(-1);
    if (!newest) throw new Error('the engine made no context');
    context = newest;
  });

  test('everything that sounds goes through the one gain that is muted', () => {
    const heard = () => sources.map(({ loudness }) => loudness * CEILING_RANGE);
    const sources = [engine.voice, engine.music, engine.effects].map((gain) => {
      const source = context.createBufferSource();
      source.connect(gain as never);
      source.start();
      return source;
    });
    expect(heard()).toEqual([2, 1, 1]);
    engine.muted = true;
    expect(heard()).toEqual([0, 0, 0]);
    engine.muted = false;
    expect(heard()).toEqual([2, 1, 1]);
  });

  test('a page that was muted is so the next time', () => {
    expect(engine.muted).toBe(false);
    engine.muted = true;
    expect(new AudioEngine().muted).toBe(true);
    engine.muted = false;
    expect(new AudioEngine().muted).toBe(false);
  });

  test('a voice beside the graph is told to be silent, and gives the mouth its level', () => {
    let told = 0;
    engine.beside = {
      level: () => 0.12,
      onMuted: () => {
        told += 1;
      },
    };
    expect(engine.level()).toBe(0.12);
    engine.muted = true;
    expect(told).toBe(1);
    engine.beside = undefined;
    expect(engine.level()).toBe(0);
  });

  test('a microphone may hear a character until the room is silent, and for as long as a voice beside the graph speaks', () => {
    engine.voiceEndsAt = 10;
    context.outputLatency = 0.1;
    expect(engine.echoEndsAt).toBeCloseTo(10.35, 6);
    engine.beside = { level: () => 0, onMuted: () => undefined };
    expect(engine.echoEndsAt).toBe(Number.POSITIVE_INFINITY);
  });

  test('a context that the browser has put to sleep wakes with the next gesture, while the page is seen', () => {
    context.state = 'suspended';
    document.dispatchEvent(new Event('keydown'));
    expect(context.state).toBe('running');
  });

  test('sound that starts is waited for; sound that never does is given up', async () => {
    await engine.untilRunning();
    jest.useFakeTimers();
    try {
      context.state = 'suspended';
      context.resume = () => new Promise(() => undefined);
      const given = expect(engine.untilRunning()).rejects.toThrow(SoundUnavailable);
      await jest.advanceTimersByTimeAsync(5_000);
      await given;
    } finally {
      jest.useRealTimers();
    }
  });
});
