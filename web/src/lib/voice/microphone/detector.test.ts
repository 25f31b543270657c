import { expect, jest, test } from '@jest/globals';
import { Detector, type DetectorMessage } from './detector.ts';
import { FRAME_MS, type SpeechFrame } from './endOfSpeech.ts';

const SECOND = new ArrayBuffer(32_000);
const VOICE = { probability: 0.9, level: 0.2 };
const ROOM = { probability: 0, level: 0.001 };

/** A model that hears in each second what the test says, or breaks down. */
function detecting() {
  const hears: (SpeechFrame | 'break')[] = [];
  const model = {
    reset: () => undefined,
    take: async (_pcm: ArrayBuffer, onFrame: (frame: SpeechFrame) => void) => {
      const heard = hears.shift();
      if (heard === undefined || heard === 'break') throw new Error('out of memory');
      for (let ms = 0; ms < 1_000; ms += FRAME_MS) onFrame(heard);
    },
  };
  const told: DetectorMessage[] = [];
  let telling = () => {};
  const detector = new Detector(Promise.resolve(model), (message) => {
    told.push(message);
    telling();
  });
  /** Until so much was told. */
  const untilTold = (count: number) =>
    new Promise<void>((tell) => {
      telling = () => told.length >= count && tell();
      telling();
    });
  return { detector, hears, told, untilTold };
}

test('who has spoken and is silent for a second has answered', async () => {
  const { detector, hears, told, untilTold } = detecting();
  hears.push(VOICE, ROOM, ROOM);
  for (const asked of [7, SECOND, SECOND, SECOND]) detector.ask(asked);
  await untilTold(2);
  expect(told).toEqual(['ready', 7]);
});

test('one that breaks down says so, once, and nothing after it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { detector, hears, told, untilTold } = detecting();
  hears.push('break', 'break', VOICE, ROOM, ROOM);
  for (const asked of [7, SECOND, SECOND, SECOND, SECOND, SECOND]) detector.ask(asked);
  await untilTold(2);
  await new Promise(setImmediate);
  expect(told).toEqual(['ready', 'failed']);
});
