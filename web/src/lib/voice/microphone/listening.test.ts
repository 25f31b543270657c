import { beforeAll, expect, test } from '@jest/globals';
import { furnishPage, TestMicrophone } from '../../game/session.fixture.ts';
import type { PageAudio } from '../sound/pageAudio.ts';
import type { Chunk } from './capture.ts';
import { Listening } from './listening.ts';

beforeAll(furnishPage);

const CHUNK_S = 0.1;

/** One that was open before. */
class EarlyMicrophone extends TestMicrophone {
  askedS = Number.NaN;
  #give: (chunk: Chunk) => void = () => undefined;

  override record(onChunk: (chunk: Chunk) => void, beforeS = Number.NaN): () => void {
    this.askedS = beforeS;
    this.#give = onChunk;
    return super.record((chunk) => onChunk({ ...chunk, isEarly: false }));
  }

  hearEarly(bytes: number): void {
    this.#give({ pcm: new ArrayBuffer(bytes), level: 0.5, last: false, isEarly: true });
  }
}

/** A microphone beside a loudspeaker that a character is heard from until then. */
function beside({ echoEndsAt }: { echoEndsAt: number }) {
  const microphone = new EarlyMicrophone();
  const context = { currentTime: 0 };
  const engine = { context, echoEndsAt, untilRunning: async () => undefined };
  const turned: string[] = [];
  const music = { duck: (down: boolean) => void turned.push(down ? 'down' : 'up') };
  const audio = { engine, music, microphone: async () => microphone } as unknown as PageAudio;
  const hear = (last = false) => {
    context.currentTime += CHUNK_S;
    microphone.hear(last);
  };
  return { listening: new Listening(audio), hear, context, microphone, turned };
}

async function sent(echoEndsAt: number, chunks: number): Promise<boolean[]> {
  const { listening, hear } = beside({ echoEndsAt });
  const taken: boolean[] = [];
  await listening.start({ onChunk: (_, last) => taken.push(last), onLevel: () => undefined });
  for (let n = 0; n < chunks; n += 1) hear();
  hear(true);
  listening.stop();
  return taken;
}

test('what is recorded while a character may still be heard from the loudspeaker is no answer', async () => {
  expect(await sent(0.25, 5)).toEqual([false, false, true]);
});

/** What is asked of a microphone when a character was last heard at `echoEndsAt`, and what becomes of the sound before. */
async function begunAt(now: number, echoEndsAt: number) {
  const { listening, context, microphone } = beside({ echoEndsAt });
  context.currentTime = now;
  const sizes: number[] = [];
  const levels: number[] = [];
  await listening.start({
    onChunk: (pcm) => sizes.push(pcm.length),
    onLevel: (level) => levels.push(level),
  });
  microphone.hearEarly(640);
  listening.stop();
  return { askedS: microphone.askedS, sizes, levels };
}

test('what was heard just before is the beginning of the answer, and moves no needle', async () => {
  const { askedS, sizes, levels } = await begunAt(10, 2);
  expect(askedS).toBe(8);
  expect(sizes).toEqual([640, 3200]);
  expect(levels).toEqual([0]);
});

test('of the sound before, what a character said is left in the microphone', async () => {
  expect((await begunAt(10, 9.9)).askedS).toBeCloseTo(0.1, 9);
  expect((await begunAt(10, 11)).askedS).toBe(0);
  expect((await begunAt(10, Number.POSITIVE_INFINITY)).askedS).toBe(0);
});

test('music is down from the beginning of an answer to its last chunk', async () => {
  const { listening, hear, turned } = beside({ echoEndsAt: -1 });
  await listening.start({ onChunk: () => undefined, onLevel: () => undefined });
  hear();
  expect(turned).toEqual(['down']);
  listening.stop();
  expect(turned).toEqual(['down', 'up']);
});

test('where nobody has spoken, nothing is left out', async () => {
  expect(await sent(-1, 5)).toEqual([false, false, false, false, false, true]);
});

test('a recording that was nothing else still ends', async () => {
  expect(await sent(5, 3)).toEqual([true]);
});
