import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer to a request whose path is sent as it stands: URL parsers would tidy it up. `from` is one of this machine. */
export async function rawGet(
  port: number,
  path: string,
  from = '127.0.0.1',
): Promise<{ status: number; body: string }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
  );
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

/** Sends these bytes and waits for the end of the answer. */
export async function rawSend(port: number, bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(bytes);
  return text(socket);
}
