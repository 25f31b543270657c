import { join } from 'node:path';

/** Where the parts find each other: Unix sockets in one folder. */
export interface Addresses {
  readonly auth: string;
  readonly authHttp: string;
  readonly catalogue: string;
  readonly run: string;
  readonly momentEngine: string;
  readonly speech: string;
  readonly media: string;
  readonly mediaHttp: string;
}

export function addressesIn(folder: string): Addresses {
  const at = (name: string) => `unix:${join(folder, `${name}.sock`)}`;
  return {
    auth: at('auth'),
    authHttp: at('auth-http'),
    catalogue: at('catalogue'),
    run: at('run'),
    momentEngine: at('moment-engine'),
    speech: at('speech'),
    media: at('media'),
    mediaHttp: at('media-http'),
  };
}
