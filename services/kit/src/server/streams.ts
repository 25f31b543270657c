import type { EventEmitter } from 'node:events';
import type { ServerDuplexStream, ServerWritableStream } from '@grpc/grpc-js';
import { validate } from '../validate.ts';
import { type Intake, isFilled } from './intake.ts';
import type { Call } from './types.ts';

type Outgoing = ServerWritableStream<unknown, unknown> | ServerDuplexStream<unknown, unknown>;
export type ServerStreamHandler = (request: unknown, call: Call) => AsyncIterable<unknown>;
export type BidiHandler = (requests: AsyncIterable<unknown>, call: Call) => AsyncIterable<unknown>;

export function serveServerStream(intake: Intake, handler: ServerStreamHandler) {
  return (stream: ServerWritableStream<unknown, unknown>) =>
    serve(intake, stream, (call) => {
      validate(intake.method.input, stream.request);
      return handler(stream.request, call);
    });
}

export function serveBidi(intake: Intake, handler: BidiHandler) {
  return (stream: ServerDuplexStream<unknown, unknown>) =>
    serve(intake, stream, (call) => handler(validated(intake, stream), call));
}

async function serve(intake: Intake, stream: Outgoing, start: (call: Call) => AsyncIterable<unknown>) {
  const failure = await intake.take(stream, async (call) => {
    const messages = start(call);
    if (isFilled(call.answer)) stream.sendMetadata(call.answer);
    for await (const message of messages) {
      if (call.signal.aborted) break;
      if (!stream.write(message)) await drained(stream);
    }
  });
  if (failure) (stream as EventEmitter).emit('error', failure);
  else stream.end();
}

/** A plain `for await` that is left early destroys the call, and with it the way down. */
async function* validated(intake: Intake, stream: ServerDuplexStream<unknown, unknown>) {
  for await (const request of stream.iterator({ destroyOnReturn: false })) {
    validate(intake.method.input, request);
    yield request;
  }
}

/** Resolves when there is room again, or when the caller has gone. */
function drained(stream: EventEmitter): Promise<void> {
  return new Promise((resolve) => {
    const events = ['drain', 'cancelled', 'close'];
    const done = () => {
      for (const event of events) stream.off(event, done);
      resolve();
    };
    for (const event of events) stream.once(event, done);
  });
}
