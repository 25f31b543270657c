import type { handleUnaryCall } from '@grpc/grpc-js';
import { validate } from '../validate.ts';
import { type Intake, isFilled } from './intake.ts';
import type { Call } from './types.ts';

export type UnaryHandler = (request: unknown, call: Call) => Promise<unknown>;

export function serveUnary(intake: Intake, handler: UnaryHandler): handleUnaryCall<unknown, unknown> {
  return async (incoming, done) => {
    let answer: unknown;
    const failure = await intake.take(incoming, async (call) => {
      validate(intake.method.input, incoming.request);
      answer = await handler(incoming.request, call);
      if (isFilled(call.answer)) incoming.sendMetadata(call.answer);
    });
    if (failure) done(failure);
    else done(null, answer);
  };
}
