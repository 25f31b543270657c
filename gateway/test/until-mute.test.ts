import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { type PlayTurnResponse, PlayTurnResponseSchema } from '@fabula/proto/moment/v1/moment_pb';
import { describe, expect, test } from '@jest/globals';
import { untilMute } from '../src/engines/until-mute.ts';
import { gate } from './support/gate.ts';

type Message = NonNullable<MessageInitShape<typeof PlayTurnResponseSchema>['message']>;
const BEAT: Message = { case: 'heartbeat', value: {} };
const OUTPUT: Message = { case: 'output', value: { dialogue: 'Well.' } };
const SILENCE_MS = 20;

/** A turn that says what it is told to, and ends when it is cancelled. */
class Stream {
  readonly cancelled = gate();
  constructor(private readonly script: (stream: Stream) => AsyncIterable<Message>) {}

  cancel(): void {
    this.cancelled.open();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<PlayTurnResponse> {
    for await (const message of this.script(this)) yield create(PlayTurnResponseSchema, { message });
  }
}

interface Heard {
  readonly said: string[];
  isLeft: boolean;
  asked: number;
}

async function listen(stream: Stream, isAlive: (asked: number) => boolean): Promise<Heard> {
  const heard: Heard = { said: [], isLeft: false, asked: 0 };
  const patience = {
    silenceMs: SILENCE_MS,
    isAlive: async () => {
      heard.asked += 1;
      return isAlive(heard.asked);
    },
    onMute: () => {
      heard.isLeft = true;
    },
  };
  for await (const { message } of untilMute(stream, patience)) heard.said.push(message.case ?? '');
  return heard;
}

describe('an engine that says nothing', () => {
  test('is left where it gave signs of life before, whatever its health says', async () => {
    const stream = new Stream(async function* ({ cancelled }) {
      yield BEAT;
      await cancelled.passed;
    });
    expect(await listen(stream, () => true)).toEqual({ said: ['heartbeat'], isLeft: true, asked: 0 });
  });

  test('is waited for where it never gave any, as long as it is healthy: it is older', async () => {
    const spoke = gate();
    const stream = new Stream(async function* () {
      await spoke.passed;
      yield OUTPUT;
    });
    const heard = await listen(stream, (asked) => {
      if (asked === 3) spoke.open();
      return true;
    });
    expect(heard).toMatchObject({ said: ['output'], isLeft: false });
  });

  test('is left where it never gave any and is not healthy either', async () => {
    const stream = new Stream(async function* ({ cancelled }) {
      await cancelled.passed;
      yield BEAT;
    });
    expect(await listen(stream, () => false)).toEqual({ said: [], isLeft: true, asked: 1 });
  });

  test('is not left while nobody listens to it', async () => {
    const stream = new Stream(async function* () {
      yield BEAT;
      yield OUTPUT;
    });
    const patience = {
      silenceMs: SILENCE_MS,
      isAlive: async () => false,
      onMute: () => expect('left').toBe(''),
    };
    const busy = gate();
    setTimeout(busy.open, 3 * SILENCE_MS);
    const said: unknown[] = [];
    for await (const { message } of untilMute(stream, patience)) {
      said.push(message.case);
      await busy.passed;
    }
    expect(said).toEqual(['heartbeat', 'output']);
  });
});
