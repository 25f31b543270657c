import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { frameJson } from '@fabula/kit/json';
import { encodeFrame } from '@fabula/proto/frames';

/** A frame whose JSON is the message, in the specification's names; false and 0 are sent. */
export function jsonFrame<S extends DescMessage>(
  type: string,
  schema: S,
  value: MessageInitShape<S>,
): Uint8Array {
  return encodeFrame(type, frameJson(schema, value));
}

/** A text for the player. */
export function errorFrame(message: string): Uint8Array {
  return encodeFrame('ErrorMessage', message);
}
