import {
  create,
  type DescMessage,
  fromJson,
  type MessageInitShape,
  type MessageShape,
  toJson,
} from '@bufbuild/protobuf';
import { isStorable, storable } from './storable.ts';

/** A message as its row has it, and as it is told now: what is read out of the row later is the same. */
export interface Stored<S extends DescMessage> {
  readonly json: string;
  readonly message: MessageShape<S>;
}

export function stored<S extends DescMessage>(schema: S, value: MessageInitShape<S>): Stored<S> {
  const message = create(schema, value);
  const said = toJson(schema, message);
  const json = JSON.stringify(said);
  if (isStorable(json)) return { json, message };
  const kept = storable(said);
  return { json: JSON.stringify(kept), message: fromJson(schema, kept) };
}
