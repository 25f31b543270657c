import type { CallOptions } from '@fabula/kit/client';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Keeps cookies as a browser does, and sends them with every call. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    /** The network address that it comes from. */
    private readonly address = '192.0.2.1',
    private readonly userAgent = FIREFOX,
  ) {}

  /** Another one with the cookies of now. */
  copy(): Browser {
    const copy = new Browser(this.address, this.userAgent);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  options(playerToken?: string): CallOptions {
    return {
      deadlineMs: 60_000,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      headers: { 'x-forwarded-for': this.address, 'x-user-agent': this.userAgent },
      onHeader: (metadata) => {
        for (const set of metadata.get('set-cookie')) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(set)) ?? [];
          if (value === '') this.cookies.delete(name);
          else this.cookies.set(name, value);
        }
      },
      ...(playerToken && { playerToken }),
    };
  }
}
