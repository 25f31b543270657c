import type { Call } from '@fabula/kit/server';
import { Metadata } from '@grpc/grpc-js';

/** A browser's call, as a method gets it. */
export const visit = (): Call => ({
  ...{ metadata: new Metadata(), answer: new Metadata(), caller: { part: 'gateway' } },
  signal: new AbortController().signal,
});
