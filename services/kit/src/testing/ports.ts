import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const EPHEMERAL = '/proc/sys/net/ipv4/ip_local_port_range';
/** Linux's own lower end, where the machine does not tell another. */
const USUAL_EPHEMERAL = 32_768;
const FIRST = 10_240;
/** Programs that look for ports at the same time have process ids near each other: each has a block of its own. */
const BLOCKS = 64;

/**
 * Where the ports begin that the machine gives to whoever connects or asks for any port. Of these none is taken here: between
 * the looking and the listening, or while a server that was killed is away, it would be somebody else's.
 */
function ephemeral(): number {
  try {
    const low = Number.parseInt(readFileSync(EPHEMERAL, 'utf8'), 10);
    return low > FIRST + BLOCKS * BLOCKS ? Math.min(low, USUAL_EPHEMERAL) : USUAL_EPHEMERAL;
  } catch {
    return USUAL_EPHEMERAL; // Not Linux: others begin above it.
  }
}

const SIZE = Math.floor((ephemeral() - FIRST) / BLOCKS);
const block = FIRST + (process.pid % BLOCKS) * SIZE;
let next = Math.floor(Math.random() * SIZE);

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false; // Somebody listens there: that is the answer.
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A port of 127.0.0.1 that nobody listens on now; each call has another one. */
export async function freePort(): Promise<number> {
  for (let looked = 0; looked < SIZE; looked += 1) {
    const port = block + (next++ % SIZE);
    if (await isFree(port)) return port;
  }
  throw new Error(`all ports from ${block} to ${block + SIZE - 1} are taken`);
}

/** As many free ports; all of them differ. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}
