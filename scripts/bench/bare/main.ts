// One process of the bare chain: `main.ts run <store>`, `engine <run>`, `gateway <engine>`, or `all <store>`.
// Tells its port over IPC and ends with its parent.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Server, ServerCredentials, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { WebSocketServer } from 'ws';
import { voiced } from './messages.ts';
import { ENGINE, engineWith, type Play, RUN, remoteEngine, remoteRun } from './parts.ts';
import { type BareRun, openRun } from './store.ts';

type Ended = (error: Error | null, answer?: Buffer) => void;
type Called = { readonly request: Buffer };
interface Stream {
  on(event: 'data', take: (message: Buffer) => void): void;
  write(frame: Buffer): void;
  end(): void;
  destroy(error: Error): void;
}

function unary(work: (message: Buffer) => Promise<Buffer>) {
  return ({ request }: Called, done: Ended) => void work(request).then((answer) => done(null, answer), done);
}

async function serve(definition: typeof RUN | typeof ENGINE, handlers: object): Promise<number> {
  const server = new Server();
  server.addService(definition, handlers as UntypedServiceImplementation);
  return new Promise((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    ),
  );
}

const serveRun = (run: BareRun) => serve(RUN, { begin: unary(run.begin), commit: unary(run.commit) });

const serveEngine = (play: Play) =>
  serve(ENGINE, {
    play: (call: Stream) =>
      call.on('data', (message) => {
        const send = (frame: Buffer) => call.write(frame);
        play(message, send).then(
          () => call.end(),
          (error: Error) => call.destroy(error),
        );
      }),
  });

async function serveSockets(play: Play): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) =>
    socket.on('message', (message: Buffer) => {
      play(message, (frame) => socket.send(voiced(frame), { binary: true })).catch(() => socket.terminate());
    }),
  );
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const ROLES: Readonly<Record<string, (at: string) => Promise<number>>> = {
  run: async (store) => serveRun(await openRun(store)),
  engine: (run) => serveEngine(engineWith(remoteRun(run))),
  gateway: (engine) => serveSockets(remoteEngine(engine)),
  all: async (store) => serveSockets(engineWith(await openRun(store))),
};

const [role = '', at = ''] = process.argv.slice(2);
const port = await ROLES[role]?.(at);
process.on('disconnect', () => process.exit(0));
process.send?.(port);
