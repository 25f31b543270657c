import type { Readable } from 'node:stream';
import { type DescMethod, fromBinary } from '@bufbuild/protobuf';
import { wireOf } from '@fabula/kit/adapter';
import { ErrorInfoSchema } from '@fabula/proto/errors/v1/errors_pb';
import { Client, credentials, Metadata, type ServiceError, status } from '@grpc/grpc-js';

export interface WireAnswer {
  /** The gRPC code's name. */
  readonly code: string;
  /** Fabula's own name of the error. */
  readonly reason: string;
}

export interface WireCallOptions {
  readonly partToken: string | undefined;
  readonly playerToken: string | undefined;
}

const DEADLINE_MS = 20_000;

/** Calls methods of one part on its own port, with an empty message and whatever tokens. */
export class WireCaller {
  private readonly client: Client;

  constructor(address: string) {
    this.client = new Client(address, credentials.createInsecure());
  }

  close(): void {
    this.client.close();
  }

  call(method: DescMethod, { partToken, playerToken }: WireCallOptions): Promise<WireAnswer> {
    const metadata = new Metadata();
    if (partToken !== undefined) metadata.set('fabula-part-token', partToken);
    if (playerToken !== undefined) metadata.set('authorization', `Bearer ${playerToken}`);
    return method.methodKind === 'unary' ? this.unary(method, metadata) : this.stream(method, metadata);
  }

  private unary(method: DescMethod, metadata: Metadata): Promise<WireAnswer> {
    const { path, requestSerialize, responseDeserialize } = wireOf(method);
    const options = { deadline: Date.now() + DEADLINE_MS };
    return new Promise((resolve) => {
      const { client } = this;
      client.makeUnaryRequest(path, requestSerialize, responseDeserialize, {}, metadata, options, (error) =>
        resolve(answerOf(error)),
      );
    });
  }

  private stream(method: DescMethod, metadata: Metadata): Promise<WireAnswer> {
    const { path, requestSerialize, responseDeserialize, requestStream } = wireOf(method);
    const options = { deadline: Date.now() + DEADLINE_MS };
    if (requestStream) {
      const duplex = this.client.makeBidiStreamRequest(
        path,
        requestSerialize,
        responseDeserialize,
        metadata,
        options,
      );
      duplex.write({});
      duplex.end();
      return ended(duplex);
    }
    const { client } = this;
    return ended(
      client.makeServerStreamRequest(path, requestSerialize, responseDeserialize, {}, metadata, options),
    );
  }
}

/** How a stream ended. */
function ended(stream: Readable): Promise<WireAnswer> {
  return new Promise((resolve) => {
    stream.on('error', (error: ServiceError) => resolve(answerOf(error)));
    stream.on('end', () => resolve(answerOf(null)));
    stream.resume();
  });
}

function answerOf(error: ServiceError | null): WireAnswer {
  if (!error) return { code: 'OK', reason: '' };
  const bytes = error.metadata?.get('fabula-error-bin')[0];
  const info = bytes instanceof Uint8Array ? fromBinary(ErrorInfoSchema, bytes) : undefined;
  return { code: status[error.code] ?? String(error.code), reason: info?.code ?? '' };
}
