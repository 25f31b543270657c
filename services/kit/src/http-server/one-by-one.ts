import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Of one connection, behind the one that is answered. No browser sends one before it has heard of the one before. */
const MOST_WAITING = 16;

interface Line {
  newest: ServerResponse;
  waiting: number;
}

/**
 * Answers the requests of a connection one after the other, so that it takes no more of what is short (files, connections to
 * other parts) than any other one, however many it asks for at once. One that asks for far more than it can hear is closed.
 */
export function oneByOne(handler: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    const before = line?.newest;
    if (!line || !before || before.writableFinished) {
      lines.set(socket, { newest: response, waiting: 0 });
      return handler(request, response);
    }
    if (line.waiting === MOST_WAITING) return void socket.destroy();
    line.newest = response;
    line.waiting += 1;
    before.once('close', () => {
      line.waiting -= 1;
      if (!socket.destroyed) handler(request, response);
    });
  };
}
