import { beforeAll, expect, test } from '@jest/globals';
import { furnishPage, TestMicrophone } from '../../game/session.fixture.ts';
import type { PageAudio } from '../sound/pageAudio.ts';
import { Listening } from './listening.ts';

beforeAll(furnishPage);

const CHUNK_S = 0.1;

/** A microphone beside a loudspeaker that a character is heard from until then. */
function beside({ echoEndsAt }: { echoEndsAt: number }) {
  const microphone = new TestMicrophone();
  const context = { currentTime: 0 };
  const engine = { context, echoEndsAt, untilRunning: async () => undefined };
  const audio = { engine, microphone: async () => microphone } as unknown as PageAudio;
  const hear = (last = false) => {
    context.currentTime += CHUNK_S;
    microphone.hear(last);
  };
  return { listening: new Listening(audio), hear };
}

async function sent(echoEndsAt: number, chunks: number): Promise<boolean[]> {
  const { listening, hear } = beside({ echoEndsAt });
  const taken: boolean[] = [];
  await listening.start({ onChunk: (_, last) => taken.push(last), onLevel: () => undefined });
  for (let n = 0; n < chunks; n += 1) hear();
  hear(true);
  listening.close();
  return taken;
}

test('what is recorded while a character may still be heard from the loudspeaker is no answer', async () => {
  expect(await sent(0.25, 5)).toEqual([false, false, true]);
});

test('where nobody has spoken, nothing is left out', async () => {
  expect(await sent(-1, 5)).toEqual([false, false, false, false, false, true]);
});

test('a recording that was nothing else still ends', async () => {
  expect(await sent(5, 3)).toEqual([true]);
});
