/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { TestAudioContext } from '../../../testing/testAudio.ts';
import type { AudioEngine } from '../sound/engine.ts';
import { Speaker } from './speaker.ts';
import type { SpokenLine } from './spokenLine.ts';

const STEP_MS = 10;

/** A page's loudspeaker, and what is told of it. */
function speaking() {
  const context = new TestAudioContext();
  const engine = { context, voice: context.createGain(), voiceEndsAt: 0 };
  const told: string[] = [];
  const speaker = new Speaker(
    engine as unknown as AudioEngine,
    {
      onLine: ({ text, durationMs }) => told.push(`${text} ${durationMs}`),
      onReached: (share) => told.push(`reached ${share}`),
      onPause: () => told.push('pause'),
      onHeard: (inputId, heardMs) => told.push(`heard ${inputId} ${heardMs}`),
    },
    () => undefined,
  );
  /** Lets time pass, on the page and in its sound; `isStill`: the device plays nothing meanwhile. */
  const pass = async (ms: number, { isStill = false } = {}) => {
    // What was given is decoded by now.
    await jest.advanceTimersByTimeAsync(0);
    for (let n = 0; n < ms / STEP_MS; n += 1) {
      if (!isStill) context.currentTime += STEP_MS / 1000;
      await jest.advanceTimersByTimeAsync(STEP_MS);
    }
  };
  return { context, engine, speaker, told, pass };
}

/** A line of half a second, of the answer `i1`. */
const line = (text: string, fields: Partial<SpokenLine> = {}): SpokenLine => ({
  ...{ inputId: 'i1', attempt: 1, text, characterId: 'ada', emotionKey: 'normal', emotionStrength: 1 },
  ...{ index: 0, isHint: false, language: 'en', isPlain: false, last: false, mp3: new ArrayBuffer(50) },
  ...fields,
});

describe('the speaker', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  describe('an answer', () => {
    test('is told line by line as it is heard, and that it was heard to its end', async () => {
      const { speaker, told, pass } = speaking();
      speaker.add(line('One.'));
      speaker.add(line('Two.', { last: true }));
      await pass(100);
      expect(told).toEqual(['One. 500']);
      await pass(500);
      expect(told).toEqual(['One. 500', 'Two. 500']);
      await pass(600);
      expect(told).toEqual(['One. 500', 'Two. 500', 'heard i1 1000', 'pause']);
      expect(speaker.stop()).toBeUndefined();
    });

    test('pauses where its next line has not come yet, and goes on', async () => {
      const { speaker, told, pass } = speaking();
      speaker.add(line('One.'));
      await pass(800);
      expect(told).toEqual(['One. 500', 'pause']);
      speaker.add(line('Two.', { last: true }));
      await pass(800);
      expect(told.slice(2)).toEqual(['Two. 500', 'heard i1 1000', 'pause']);
    });

    test('keeps its order, however long each line takes to decode', async () => {
      const { context, speaker, told, pass } = speaking();
      const decode = context.decodeAudioData.bind(context);
      context.decodeAudioData = async (bytes) => {
        const isLong = bytes.byteLength === 50;
        if (isLong) await new Promise((resolve) => setTimeout(resolve, 300));
        return decode(bytes);
      };
      speaker.add(line('Slow.'));
      speaker.add(line('Quick.', { mp3: new ArrayBuffer(20) }));
      await pass(200);
      expect(told).toEqual([]);
      await pass(900);
      expect(told).toEqual(['Slow. 500', 'Quick. 200', 'pause']);
    });

    test('with a line that cannot be decoded is read at a reader’s pace', async () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { speaker, told, pass } = speaking();
      const text = 'x'.repeat(50);
      speaker.add(line(text, { mp3: new ArrayBuffer(0), last: true }));
      await pass(3_200);
      expect(told).toEqual([`${text} 3000`, 'heard i1 3000', 'pause']);
      expect(warn).toHaveBeenCalledTimes(1);
    });

    test('waits with its captions while the device plays nothing, as in a phone call', async () => {
      const { speaker, told, pass } = speaking();
      speaker.add(line('One.'));
      speaker.add(line('Two.'));
      await pass(100);
      await pass(2_000, { isStill: true });
      expect(told).toEqual(['One. 500']);
      await pass(500);
      expect(told).toEqual(['One. 500', 'Two. 500']);
    });
  });

  describe('an answer that is cut', () => {
    test('is silent at once, and how much of it was heard is known', async () => {
      const { engine, context, speaker, told, pass } = speaking();
      speaker.add(line('One.'));
      speaker.add(line('Two.'));
      await pass(280);
      expect(speaker.stop()).toMatchObject({ inputId: 'i1', heardMs: 250, newest: { text: 'Two.' } });
      expect(engine.voiceEndsAt).toBeCloseTo(context.currentTime + 0.08, 6);
      await pass(2_000);
      expect(told).toEqual(['One. 500']);
      expect(speaker.stop()).toBeUndefined();
    });

    test('does not speak what was still being decoded', async () => {
      const { context, speaker, told, pass } = speaking();
      speaker.add(line('Late.'));
      speaker.stop();
      await pass(1_000);
      expect([told, context.sources]).toEqual([[], []]);
    });

    test('by the answer to another input, or by another attempt at the same, makes place for it', async () => {
      const { speaker, told, pass } = speaking();
      speaker.add(line('Old.'));
      await pass(200);
      speaker.add(line('Anew.', { attempt: 2 }));
      await pass(200);
      speaker.add(line('Other.', { inputId: 'i2', last: true }));
      await pass(800);
      expect(told).toEqual(['Old. 500', 'Anew. 500', 'Other. 500', 'heard i2 500', 'pause']);
    });

    test('names its newest line of its own, not the one that says it again in another language', async () => {
      const { speaker, pass } = speaking();
      speaker.add(line('Hello.'));
      speaker.add(line('Bonjour.', { isHint: true, language: 'fr' }));
      await pass(100);
      expect(speaker.stop()?.newest.text).toBe('Hello.');
    });
  });
});
