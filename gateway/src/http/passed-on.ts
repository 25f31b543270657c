import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { endToEnd } from './hop-by-hop.ts';
import { HSTS_HEADER } from './security-headers.ts';

/** By which proxies tell what they saw. Keycloak also heeds a port and a path that a client may have invented. */
const TOLD = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

/**
 * The headers of a request as whoever is behind us gets them. Whom they answer, and by which address that one came, are as
 * decided here, whatever a client or a proxy wrote.
 */
export function passedOn(request: Request): OutgoingHttpHeaders {
  const headers = Object.entries(endToEnd(request.headers)).filter(([name]) => !TOLD.test(name));
  return {
    ...Object.fromEntries(headers),
    'x-forwarded-for': request.ip ?? '',
    'x-forwarded-proto': request.protocol,
    // Who speaks HTTP/1.0 may have asked for no host.
    ...(request.host && { 'x-forwarded-host': request.host }),
  };
}

/** The headers of an answer as a client gets them. By https alone is the site's to say, and Keycloak would say it of any. */
export function passedBack(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { [HSTS_HEADER]: _said, ...others } = endToEnd(headers);
  return others;
}
