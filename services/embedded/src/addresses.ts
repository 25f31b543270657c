import { join } from 'node:path';

import type { Peers } from '@fabula/gateway/service';

/** Where the parts find each other: Unix sockets in one folder. */
export type Addresses = ReturnType<typeof addressesIn>;

export function addressesIn(folder: string) {
  const at = (name: string) => `unix:${join(folder, `${name}.sock`)}`;
  const rpc: Peers = {
    auth: at('auth'),
    catalogue: at('catalogue'),
    run: at('run'),
    momentEngine: at('moment-engine'),
    speech: at('speech'),
    media: at('media'),
  };
  return { rpc, authHttp: at('auth-http'), mediaHttp: at('media-http') };
}
