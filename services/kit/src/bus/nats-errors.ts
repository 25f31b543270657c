import { isNativeError } from 'node:util/types';
import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';

const NOT_FOUND: readonly number[] = [JetStreamApiCodes.StreamNotFound, JetStreamApiCodes.ConsumerNotFound];
/** JetStream's "not enabled", of a server that is just about to. */
const NOT_ENABLED = 10_076;

/** Whether the server says that the stream or the consumer is not there. */
export function isNotFound(error: unknown): boolean {
  return error instanceof JetStreamApiError && NOT_FOUND.includes(error.code);
}

/** Whether it is what the store tells of: the consumer that was listened by is not there, or was taken away just now. */
export function isOfMissing(error: unknown): boolean {
  return isNotFound(error) || (isNativeError(error) && error.name === 'JetStreamStatusError');
}

/** Whether a server is there that keeps nothing: JetStream is off, or not for us. The client does not export its error's class. */
export function hasNoJetStream(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.code === NOT_ENABLED;
  return isNativeError(error) && error.name === 'JetStreamNotEnabled';
}
