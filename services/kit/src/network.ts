import ipaddr from 'ipaddr.js';
import { BoundedMap } from './bounded-map.ts';

/** Whoever has one IPv6 address has a whole network of them; providers give a household up to a /56. */
const IPV6_BYTES = 7;

/** Every request asks, and most come from where the last ones came from. */
const known = new BoundedMap<string>(64 * 1024);

/** What an address is counted as: itself, or for IPv6 its /56. An IPv4 address in an IPv6 one is an IPv4 address. */
export function networkOf(address: string): string {
  const before = known.get(address);
  if (before !== undefined) return before;
  const network = read(address);
  // Of a string the map holds two bytes a character at most, and it is there twice.
  known.set(address, network, 4 * address.length);
  return network;
}

function read(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, IPV6_BYTES)).toString('hex')}/56`;
}
