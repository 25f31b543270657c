import {
  create,
  type DescMethod,
  type DescService,
  fromBinary,
  type MessageInitShape,
  type MessageShape,
  toBinary,
} from '@bufbuild/protobuf';

export type Message<M extends DescMethod, Side extends 'input' | 'output'> = MessageShape<M[Side]>;
export type Init<M extends DescMethod, Side extends 'input' | 'output'> = MessageInitShape<M[Side]>;

/** A message as large as a frame (4 MiB) and what is around it. */
export const MAX_MESSAGE_BYTES = 5 * 1024 * 1024;

/** How one method travels over grpc-js. */
export interface Wire {
  readonly path: string;
  /** `<package>.<Service>/<Method>`: its name in spans and metrics. */
  readonly name: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  requestSerialize(message: unknown): Buffer;
  requestDeserialize(bytes: Buffer): unknown;
  responseSerialize(message: unknown): Buffer;
  responseDeserialize(bytes: Buffer): unknown;
}

const wires = new WeakMap<DescMethod, Wire>();

/** The grpc-js definition of one protobuf-es method. Client streaming is not among the kinds that Fabula speaks. */
export function wireOf(method: DescMethod): Wire {
  const known = wires.get(method);
  if (known) return known;
  const wire = newWire(method);
  wires.set(method, wire);
  return wire;
}

function newWire(method: DescMethod): Wire {
  const { input, output, methodKind } = method;
  if (methodKind === 'client_streaming') throw new Error(`${method.name}: client streaming is not supported`);
  const name = `${method.parent.typeName}/${method.name}`;
  return {
    path: `/${name}`,
    name,
    requestStream: methodKind === 'bidi_streaming',
    responseStream: methodKind !== 'unary',
    requestSerialize: (message) => encode(input, message),
    requestDeserialize: (bytes) => fromBinary(input, bytes),
    responseSerialize: (message) => encode(output, message),
    responseDeserialize: (bytes) => fromBinary(output, bytes),
  };
}

export function wiresOf(service: DescService): Record<string, Wire> {
  return Object.fromEntries(service.methods.map((m) => [m.localName, wireOf(m)]));
}

function encode(schema: DescMethod['input'], message: unknown): Buffer {
  const bytes = toBinary(schema, create(schema, message as MessageInitShape<typeof schema>));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
