import {
  type Client,
  credentials,
  Client as GrpcClient,
  Metadata,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import { decoded, encoded, FRAME_BYTES, referenceTo, STATE } from './messages.ts';
import type { BareRun } from './store.ts';

const DEADLINE_MS = 5_000;

const same = (bytes: Buffer) => bytes;
const BYTES = {
  requestSerialize: same,
  requestDeserialize: same,
  responseSerialize: same,
  responseDeserialize: same,
};
const unary = { requestStream: false, responseStream: false, ...BYTES };

export const RUN = {
  begin: { path: '/bare.Run/Begin', ...unary },
  commit: { path: '/bare.Run/Commit', ...unary },
} satisfies ServiceDefinition;

export const ENGINE = {
  play: { path: '/bare.Engine/Play', ...BYTES, requestStream: true, responseStream: true },
} satisfies ServiceDefinition;

export type Send = (frame: Buffer) => void;
/** Plays one turn; resolves after its last frame. */
export type Play = (message: Buffer, send: Send) => Promise<void>;

/** What is left of an engine without story, director and voice: begin, two sentences, commit, output. */
export function engineWith(run: BareRun): Play {
  return async (message, send) => {
    const turn = decoded(message);
    const state = await run.begin(encoded(turn));
    JSON.parse(state.toString()); // an engine reads it
    send(Buffer.alloc(FRAME_BYTES.transcript));
    for (const bytes of FRAME_BYTES.sentences) send(referenceTo(bytes));
    send(await run.commit(encoded(turn, STATE)));
  };
}

/** A run part over gRPC. */
export function remoteRun(address: string): BareRun {
  const client = newClient(address);
  const call = (path: string) => (message: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      const options = { deadline: Date.now() + DEADLINE_MS };
      client.makeUnaryRequest(path, same, same, message, new Metadata(), options, (error, answer) =>
        answer ? resolve(answer) : reject(error),
      );
    });
  return { begin: call(RUN.begin.path), commit: call(RUN.commit.path) };
}

/** An engine over gRPC. */
export function remoteEngine(address: string): Play {
  const client = newClient(address);
  return (message, send) =>
    new Promise((resolve, reject) => {
      const options = { deadline: Date.now() + DEADLINE_MS };
      const call = client.makeBidiStreamRequest(ENGINE.play.path, same, same, new Metadata(), options);
      call.on('data', send);
      call.on('end', resolve);
      call.on('error', reject);
      call.write(message);
      call.end();
    });
}

function newClient(address: string): Client {
  return new GrpcClient(address, credentials.createInsecure(), { 'grpc.enable_channelz': 0 });
}
