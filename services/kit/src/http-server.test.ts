import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type ArrivalTimes, newHttpServer } from './http-server.ts';

const NEVER_MS = 600_000;
const PATIENT: ArrivalTimes = {
  ...{ headMs: NEVER_MS, wholeMs: NEVER_MS },
  file: { longestMs: NEVER_MS, leastBytes: 1, stretchMs: NEVER_MS },
};
const SLOW = { code: 'deadline_exceeded', reason: 'REQUEST_TOO_SLOW', message: expect.any(String) };

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

describe('what an HTTP server of ours waits for', () => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  /** Reads each body to its end, and says how long it was. */
  const readAll: RequestListener = async (request, response) => {
    const pieces = await request.toArray().catch(() => undefined);
    if (pieces) response.end(String(Buffer.concat(pieces).length));
  };

  async function client(times: Partial<ArrivalTimes>, handler = readAll): Promise<Socket> {
    const server = newHttpServer(handler, {
      arrival: { ...PATIENT, ...times },
      bringsFile: ({ url }) => url === '/file',
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // What is written after it was closed on the other side.
    socket.on('error', () => {});
    return socket;
  }

  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

  /** What comes until the connection is closed, also where that is at once, over what is still being sent. */
  async function answer(socket: Socket): Promise<Answer> {
    let heard = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      heard += piece;
    });
    await new Promise((resolve) => socket.once('close', resolve));
    const [top = '', body = ''] = heard.split('\r\n\r\n');
    return { status: Number(top.split(' ')[1]), json: body === '' ? undefined : JSON.parse(body) };
  }

  /** Writes a little, again and again, until the connection is closed. Answers how much that was. */
  function trickle(socket: Socket, bytes: number): () => number {
    let written = 0;
    const writing = setInterval(() => {
      if (socket.writable) socket.write('x'.repeat(bytes));
      written += bytes;
    }, 10);
    socket.once('close', () => clearInterval(writing));
    return () => written;
  }

  test('a head that never ends is told so, and closed', async () => {
    const socket = await client({ headMs: 50 });
    socket.write('POST / HTTP/1.1\r\nHost: x\r\n');
    expect(await answer(socket)).toEqual({ status: 408, json: SLOW });
  });

  test.each([
    ['stands still', 0],
    ['trickles', 1],
  ])('a body that %s is told so, and closed', async (_how, bytes) => {
    const socket = await client({ wholeMs: 100 });
    socket.write(head('/', 1_000_000));
    const written = trickle(socket, bytes);
    expect(await answer(socket)).toEqual({ status: 408, json: SLOW });
    expect(written()).toBeLessThan(1_000_000);
  });

  test('a chunked body of no length is not waited for either', async () => {
    const socket = await client({ wholeMs: 100 });
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n');
    expect(await answer(socket)).toEqual({ status: 408, json: SLOW });
  });

  test('one who was answered before all had come, and never ends, is closed', async () => {
    const socket = await client({ wholeMs: 100 }, (_request, response) => response.end('"early"'));
    socket.write(head('/', 1_000_000));
    const written = trickle(socket, 1);
    expect(await answer(socket)).toMatchObject({ status: 200, json: expect.anything() });
    expect(written()).toBeLessThan(1_000_000);
  });

  test('who reads on of one who was answered and has gone is told so', async () => {
    let isOver = false;
    const socket = await client({ wholeMs: 100 }, async (request, response) => {
      response.end('"early"');
      await readAll(request, response);
      isOver = true;
    });
    const received = once(socket, 'data');
    socket.write(head('/', 1_000));
    await received;
    socket.destroy();
    while (!isOver) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  const FILE = { longestMs: NEVER_MS, leastBytes: 500, stretchMs: 1_000 };

  test('a file takes as long as it takes, as long as it goes on', async () => {
    const socket = await client({ wholeMs: 100, file: FILE });
    const received = once(socket, 'data');
    const [pieces, bytes] = [150, 1_000];
    socket.write(head('/file', pieces * bytes));
    // Far longer than other bodies have, and slower than a line ever is.
    for (let piece = 0; piece < pieces; piece += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      socket.write('x'.repeat(bytes));
    }
    expect(String((await received)[0])).toMatch(/^HTTP\/1.1 200[\s\S]*150000$/);
    socket.destroy();
  });

  test('a file of which less comes than anybody waits for is told so, and closed', async () => {
    const socket = await client({ file: { ...FILE, stretchMs: 100 } });
    socket.write(head('/file', 1_000_000));
    trickle(socket, 1);
    expect(await answer(socket)).toEqual({ status: 408, json: SLOW });
  });

  test('a file that goes on for ever is not waited for', async () => {
    const socket = await client({ wholeMs: 100, file: { ...FILE, longestMs: 300 } });
    socket.write(head('/file', 1_000_000_000));
    trickle(socket, 1_000);
    expect(await answer(socket)).toEqual({ status: 408, json: SLOW });
  });

  test('who waits for us is not late', async () => {
    const file = { ...FILE, stretchMs: 300 };
    const socket = await client({ file, wholeMs: 100 }, async (request, response) => {
      // Nothing of it is read for several stretches.
      await new Promise((resolve) => setTimeout(resolve, 4 * file.stretchMs));
      await readAll(request, response);
    });
    const received = once(socket, 'data');
    const bytes = 20 * 1024 * 1024;
    socket.write(head('/file', bytes));
    socket.write(Buffer.alloc(bytes));
    expect(String((await received)[0])).toMatch(new RegExp(`^HTTP/1.1 200[\\s\\S]*${bytes}$`));
    socket.destroy();
  });

  test('requests of one connection are answered one after the other', async () => {
    const under: string[] = [];
    const socket = await client({}, (request, response) => {
      under.push(`${request.url} begins`);
      setImmediate(() => {
        under.push(`${request.url} ends`);
        response.end();
      });
    });
    const asked = Array.from({ length: 10 }, (_, n) => `/${n}`);
    socket.write(asked.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    socket.write('GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect((await text(socket)).match(/HTTP\/1.1 200/g)).toHaveLength(11);
    expect(under).toEqual([...asked, '/last'].flatMap((path) => [`${path} begins`, `${path} ends`]));
  });

  test('who asks on and on, and hears no answer, is closed', async () => {
    let begun = 0;
    const socket = await client({}, () => {
      begun += 1;
    });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
    expect(await text(socket).catch(() => '')).toBe('');
    expect(begun).toBe(1);
  });

  test.each([
    ['no request', 'nonsense\r\n\r\n', 400],
    ['a head that is too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is told so', async (_what, sent, status) => {
    const socket = await client({});
    socket.write(sent);
    expect(await answer(socket)).toMatchObject({ status, json: { reason: 'BAD_REQUEST' } });
  });
});
