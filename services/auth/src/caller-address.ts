import { addressIn } from '@fabula/kit/network';
import type { Call } from '@fabula/kit/server';

/** The network address of the caller, as the gateway tells it; nothing where it could tell none. */
export function addressOf(call: Call): string | undefined {
  return addressIn(call.metadata.get('x-forwarded-for')[0]?.toString() ?? '');
}
