import type { Call } from '@fabula/kit/server';
import { Metadata } from '@grpc/grpc-js';
import type { Request } from 'express';

const PASSED_ON = ['x-forwarded-for', 'user-agent'] as const;

/** A browser's request as a visitor's call. Its device may be known by other means than its cookie. */
export function toCall(request: Request, device: string): Call {
  const metadata = new Metadata();
  metadata.set('cookie', `fabula_device=${device}`);
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
