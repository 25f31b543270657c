import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Handlers } from '@fabula/kit/server';
import { SpeechService, type SynthesizeRequestSchema } from '@fabula/proto/speech/v1/speech_pb';
import { afterEach } from '@jest/globals';
import { identity, type Rig, rig, type Way } from './rpc-rig.ts';

type Speech = typeof SpeechService;

/** Options of a call. */
export const D = { deadlineMs: 60_000 };
export const speak: MessageInitShape<typeof SynthesizeRequestSchema> = {
  text: 'Hello',
  language: 'en',
  voice: { engine: 'floor', name: 'x' },
};

/** Starts servers of speech that calls reach in one way; each is closed after its test. */
export function starterOf(way: Way) {
  const open: Rig<Speech>[] = [];
  afterEach(async () => {
    for (const made of open.splice(0)) await made.close();
  });
  return async (handlers: Partial<Handlers<Speech>>) => {
    const made = await rig(SpeechService, handlers, way);
    open.push(made);
    return made;
  };
}

export async function all<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

/** Lets what is under way in this process happen, until it has. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await sleep(5);
}

export const signedIn = async () => ({
  ...D,
  playerToken: await identity.playerToken('p', { roles: ['author'] }),
});
