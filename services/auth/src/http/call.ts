import type { Call } from '@fabula/kit/server';
import { Metadata } from '@grpc/grpc-js';
import type { Request } from 'express';

const PASSED_ON = ['x-forwarded-for', 'user-agent'] as const;

/** What a browser is known by. */
interface Known {
  readonly device: string;
  /** It has asked for a mailed link. */
  readonly asking: string | undefined;
}

/** A browser's request as a visitor's call. It may be known by other means than its cookies. */
export function toCall(request: Request, { device, asking }: Known): Call {
  const metadata = new Metadata();
  metadata.set('cookie', `fabula_device=${device}${asking === undefined ? '' : `; fabula_asking=${asking}`}`);
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (value !== undefined) metadata.set(name === 'user-agent' ? 'x-user-agent' : name, String(value));
  }
  return {
    ...{ metadata, answer: new Metadata() },
    caller: { part: 'gateway' },
    signal: new AbortController().signal,
  };
}
