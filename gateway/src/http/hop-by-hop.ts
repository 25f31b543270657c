import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** RFC 9110 §7.6.1: these speak of one connection, and stay on it. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers that travel on: less those of the connection, and less those that `Connection` names. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const stays = (name: string) => HOP_BY_HOP.has(name) || named.includes(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !stays(name)));
}
