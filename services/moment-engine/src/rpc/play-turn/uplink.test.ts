import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { type PlayTurnRequest, PlayTurnRequestSchema } from '@fabula/proto/moment/v1/moment_pb';
import { describe, expect, test } from '@jest/globals';
import { Uplink } from './uplink.ts';

type Message = NonNullable<MessageInitShape<typeof PlayTurnRequestSchema>['message']>;
const INPUT: Message = { case: 'input', value: { input: { playerStoryId: 'story' } } };
const piece = (index: number, last = false): Message => ({
  case: 'audioChunk',
  value: { index, last, audio: new Uint8Array([index]) },
});

async function* requests(...messages: Message[]): AsyncGenerator<PlayTurnRequest> {
  for (const message of messages) yield create(PlayTurnRequestSchema, { message });
}

/** Stays open after its messages, as a caller does who is still speaking. */
async function* openRequests(...messages: Message[]): AsyncGenerator<PlayTurnRequest> {
  yield* requests(...messages);
  await new Promise(() => {});
}

async function recorded(uplink: Uplink, patienceMs = 60_000): Promise<number[]> {
  const bytes: number[] = [];
  for await (const audio of uplink.recording(patienceMs, new AbortController().signal)) bytes.push(...audio);
  return bytes;
}

describe('what comes up in a turn', () => {
  test('begins with the input', async () => {
    await expect(new Uplink(requests(piece(0))).input()).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    await expect(new Uplink(requests()).input()).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect((await new Uplink(requests(INPUT)).input()).input?.playerStoryId).toBe('story');
  });

  test('is a recording up to its last piece, each piece once', async () => {
    const uplink = new Uplink(openRequests(INPUT, piece(0), piece(1), piece(1), piece(2, true)));
    expect(await recorded(uplink)).toEqual([0, 1, 2]);
  });

  test('tells what the player’s browser understood once its last piece has come', async () => {
    const last: Message = {
      case: 'audioChunk',
      value: {
        index: 1,
        last: true,
        audio: new Uint8Array([1]),
        deviceWords: 'Let me in.',
        deviceConfidence: 0.6,
      },
    };
    const uplink = new Uplink(openRequests(INPUT, piece(0), last, last));
    expect(await recorded(uplink)).toEqual([0, 1]);
    expect(uplink.byDevice).toMatchObject({ deviceWords: 'Let me in.', deviceConfidence: 0.6 });
  });

  test('that breaks off is no recording', async () => {
    await expect(recorded(new Uplink(requests(INPUT, piece(0))))).rejects.toMatchObject({
      reason: 'RECORDING_BROKEN',
    });
    await expect(recorded(new Uplink(openRequests(INPUT, piece(0))), 5)).rejects.toMatchObject({
      retryable: true,
    });
  });

  test('may say stop before anybody listens for it', async () => {
    const uplink = new Uplink(requests(INPUT, { case: 'stopSpeaking', value: { heardMs: 5 } }));
    await uplink.input();
    await new Promise((resolve) => setTimeout(resolve, 5));
    let stops = 0;
    uplink.stopped(() => {
      stops += 1;
    });
    expect(stops).toBe(1);
  });
});
