import type { Metadata } from '@grpc/grpc-js';
import { type Context, context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

const getter = {
  get: (carrier: Metadata, key: string) => carrier.get(key).map(String),
  keys: (carrier: Metadata) => Object.keys(carrier.getMap()),
};

const setter = { set: (carrier: Metadata, key: string, value: string) => carrier.set(key, value) };

/** The caller's span, as the metadata of its call names it. */
export function parentOf(metadata: Metadata): Context {
  return propagation.extract(ROOT_CONTEXT, metadata, getter);
}

/** Names the active span in the metadata of a call. */
export function injectInto(metadata: Metadata): void {
  propagation.inject(context.active(), metadata, setter);
}
