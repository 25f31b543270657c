import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Milliseconds: whoever waits longer waits for a resolver that is away. */
const LOOKUP_MS = 1_000;

/**
 * The addresses of each instance of a part, by the address of the part: `ipv4:a:1,b:2` is a list, a name is looked up anew at
 * each call, anything else is one. Throws where that takes longer than `withinMs`: a resolver that is away answers after half a
 * minute or not at all.
 */
export async function instancesOf(address: string, withinMs = LOOKUP_MS): Promise<readonly string[]> {
  const list = /^(ipv4|ipv6):(.+)$/.exec(address);
  if (list) return (list[2] ?? '').split(',').map((one) => `${list[1]}:${one}`);
  const named = /^(?:dns:(?:\/\/[^/]*\/)?)?([^/:\s[\]]+):(\d+)$/.exec(address);
  const [, name = '', port = ''] = named ?? [];
  if (!named || isIP(name)) return [address];
  const found = await within(withinMs, lookup(name, { all: true }));
  return found.map(({ address: ip, family }) =>
    family === 6 ? `ipv6:[${ip}]:${port}` : `ipv4:${ip}:${port}`,
  );
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the name could not be looked up in time')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
