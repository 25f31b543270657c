import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Sending {
  readonly origin: string;
  readonly token: string;
  readonly content: Uint8Array;
  /** Of the line; without it, as fast as it is taken. */
  readonly bytesPerSecond?: number;
}

/** What became of a file. */
export interface Sent {
  /** 0: the connection was cut without an answer. */
  readonly status: number;
  /** What was said; empty where nothing was. */
  readonly text: string;
  readonly seconds: number;
}

/** Pieces a second, on a slow line. */
const PIECES = 10;
const PIECE_BYTES = 64 * 1024;

/** Sends a file to the door of uploads on a line of its own, and tells the answer whenever it comes. */
export async function send({ origin, token, content, bytesPerSecond }: Sending): Promise<Sent> {
  const begun = performance.now();
  const asked = request(`${origin}/media/blob`, {
    ...{ method: 'PUT', agent: false },
    headers: { authorization: `Bearer ${token}`, 'content-length': content.length },
  });
  const answered = new Promise<Omit<Sent, 'seconds'>>((resolve) => {
    asked.once('error', ({ message }) => resolve({ status: 0, text: message }));
    asked.once('response', async (response) => {
      const pieces = await response.toArray().catch(() => []);
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() });
    });
  });
  let isOver = false;
  void answered.then(() => {
    isOver = true;
  });
  const step = bytesPerSecond === undefined ? PIECE_BYTES : Math.ceil(bytesPerSecond / PIECES);
  for (let at = 0; at < content.length && !isOver; at += step) {
    if (!asked.write(content.subarray(at, at + step))) await Promise.race([once(asked, 'drain'), answered]);
    if (bytesPerSecond !== undefined) await sleep(1000 / PIECES);
  }
  asked.end();
  const answer = await answered;
  asked.destroy();
  return { ...answer, seconds: (performance.now() - begun) / 1000 };
}
