import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { LATE, within } from '../within.ts';

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
  if (found === LATE) throw new Error('the name could not be looked up in time');
  return found.map(({ address: ip, family }) =>
    family === 6 ? `ipv6:[${ip}]:${port}` : `ipv4:${ip}:${port}`,
  );
}
