import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server of this machine, which can be cut. */
export interface Line {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): void;
}

export async function lineTo(port: number): Promise<Line> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(port, '127.0.0.1');
    for (const end of [socket, onward]) {
      open.add(end);
      end.on('error', () => {}); // It closes then, and so does the other end.
      end.once('close', () => {
        open.delete(end);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const end of open) end.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
