import {
  create,
  type DescMessage,
  fromJson,
  type JsonValue,
  type MessageInitShape,
  type MessageShape,
  toJson,
} from '@bufbuild/protobuf';
import { InvalidField, validate } from './validate.ts';

const WRITE = { useProtoFieldName: true, alwaysEmitImplicit: true } as const;
const READ = { ignoreUnknownFields: true } as const;

/** A frame's JSON: the names of the proto, false and 0 written out. */
export function frameJson<S extends DescMessage>(schema: S, message: MessageInitShape<S>): string {
  return JSON.stringify(toJson(schema, create(schema, message), WRITE));
}

/** A valid message from a frame's JSON. Unknown fields are ignored. Throws InvalidField, which names the first wrong one. */
export function fromFrameJson<S extends DescMessage>(schema: S, text: string): MessageShape<S> {
  const value = parse(text);
  const message = read(schema, value);
  validate(schema, message);
  return message;
}

function parse(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    throw new InvalidField('payload', 'is not JSON');
  }
}

function read<S extends DescMessage>(schema: S, value: JsonValue): MessageShape<S> {
  try {
    return fromJson(schema, value, READ);
  } catch (error) {
    throw new InvalidField(fieldOf(schema, error), 'has the wrong type');
  }
}

/** protobuf-es names the field in its message only: `cannot decode field <type>.<field> from JSON: …`. */
function fieldOf(schema: DescMessage, error: unknown): string {
  const found = /field ([\w.]+) from JSON/.exec(error instanceof Error ? error.message : '')?.[1];
  return found?.split('.').at(-1) ?? schema.name;
}
