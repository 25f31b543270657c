import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { BoundedMap } from './bounded-map.ts';

/** Whoever has one IPv6 address has a whole network of them; providers give a household up to a /56. */
const IPV6_BYTES = 7;
/** IPv6 whose last four bytes are an IPv4 address: as a socket of both kinds tells it, and as translators write it. */
const HOLDS_IPV4 = ['ipv4Mapped', 'rfc6052', 'rfc6145'];
/** No way to write an address takes more characters. */
const LONGEST = 100;

const QUOTED = /^(["'])(.*)\1$/;
const BRACKETED = /^\[([^\]]*)\](?::[\w.-]*)?$/;
const ZONE = /%.*$/;
/** After a name without colons, after four numbers, after eight groups: anywhere else a colon is of the address itself. */
const PORT = /^([^:]+|[^.]+(?:\.\d+){3}|(?:[^:]+:){7}[^:]+):[\w.-]*$/;

/** Every request asks, and most come from where the last ones came from. */
const known = new BoundedMap<string>(64 * 1024);

/**
 * The network address that a text names, without port, brackets, zone and quotes, in one spelling; an IPv4 address in an IPv6
 * one is that IPv4 address. Nothing where it names none: who passed a request on may write `unknown`, or what it likes.
 */
export function addressIn(text: string): string | undefined {
  return parse(text)?.toString();
}

/** What an address counts as: itself, or for IPv6 its /56. All that is no address counts as one, which is ''. */
export function networkOf(address: string): string {
  if (address.length > LONGEST) return '';
  const before = known.get(address);
  if (before !== undefined) return before;
  const network = read(address);
  // Of a string the map holds two bytes a character at most, and it is there twice.
  known.set(address, network, 4 * address.length);
  return network;
}

function read(address: string): string {
  const parsed = parse(address);
  if (!parsed) return '';
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, IPV6_BYTES)).toString('hex')}/56`;
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = bareAddress(text.trim().replace(QUOTED, '$2').trim());
  // The library also takes `0177.1` and `2130706433`, which nobody writes who means an address.
  const kind = isIP(bare);
  if (kind === 0) return undefined;
  if (kind === 4) return ipaddr.IPv4.parse(bare);
  // It does not know every way to write IPv6 either.
  const parsed = ipaddr.IPv6.parse(new URL(`http://[${bare}]`).hostname.slice(1, -1));
  return HOLDS_IPV4.includes(parsed.range()) ? new ipaddr.IPv4(parsed.toByteArray().slice(-4)) : parsed;
}

function bareAddress(text: string): string {
  const inBrackets = BRACKETED.exec(text)?.[1];
  if (inBrackets !== undefined) return inBrackets.replace(ZONE, '');
  return text.replace(ZONE, '').replace(PORT, '$1');
}
