import { once } from 'node:events';
import { decodeFrame } from '@fabula/proto/frames';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { fuzzedFrames } from './fuzz.ts';
import { type RunningGateway, Stage } from './support/stage.ts';

const FRAMES = 2_000;
const LIMITS = { inputsPerMinute: 1e9, audioSecondsPerMinute: 1e9 };
/** What only our own insides would say. */
const INSIDES = /\bat .+:\d+:\d+|node_modules|TypeError|ECONN|127\.0\.0\.1|\.ts\b|undefined/;
/** No frame; a text that is no UTF-8 (RFC 6455); too large. */
const CLOSES = new Set([1003, 1007, 1009]);

describe('random frames', () => {
  let stage: Stage;
  let gateway: RunningGateway;
  beforeAll(async () => {
    stage = await Stage.open();
    gateway = await stage.gateway({ limits: LIMITS });
  });
  afterAll(() => stage.close());

  test(`${FRAMES} of them crash nothing, say nothing of our insides, and harm nobody else`, async () => {
    const bystander = await stage.connect(gateway, 'bob');
    const token = await stage.identity.playerToken('ada');
    const texts = new Set<string>();
    let socket: WebSocket | undefined;
    const open = async () => {
      const fresh = new WebSocket(`ws://127.0.0.1:${gateway.port}/ws?token=${token}`);
      fresh.on('message', (data: Buffer) => {
        const frame = decodeFrame(data);
        if (frame.type === 'ErrorMessage') texts.add(frame.json);
      });
      await once(fresh, 'open');
      return fresh;
    };
    const codes: number[] = [];
    for (const { bytes, isText } of fuzzedFrames({
      seed: 7,
      count: FRAMES,
      playerStoryId: stage.story('ada'),
    })) {
      socket ??= await open();
      socket.send(bytes, { binary: !isText });
      if (!isText && bytes.includes(0)) continue;
      const [code] = await once(socket, 'close');
      codes.push(Number(code));
      socket = undefined;
    }
    socket?.close();
    bystander.send('USER_INPUT', { player_story_id: stage.story('bob'), text: 'Hello' });
    expect((await bystander.until('GameOutput')).json.dialogue).toBe('You said Hello');
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !CLOSES.has(code))).toEqual([]);
    expect([...texts].filter((text) => INSIDES.test(text))).toEqual([]);
    expect([...texts].filter((text) => text.includes('our side'))).toEqual([]);
  });
});
