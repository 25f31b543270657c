import { request } from 'node:http';
import { Browser } from '../browser.ts';
import { ORIGIN } from '../harness.ts';

export interface Answer {
  readonly status: number;
  readonly location: string;
}

/** A browser that is sent to Google and back: it keeps auth's cookies as others do, and Google's apart. */
export class Journey {
  private readonly atGoogle = new Map<string, string>();

  constructor(
    private readonly httpAddress: string,
    readonly browser = new Browser(),
  ) {}

  /** To Google; answers where that sends the browser back to. */
  async there(query = ''): Promise<URL> {
    const { location } = await this.ask(`/auth/google${query}`);
    return this.choose(location);
  }

  /** What Google answers a browser that is sent to it. */
  async choose(location: string): Promise<URL> {
    let next = new URL(location);
    const google = next.origin;
    while (next.origin === google) {
      const cookie = [...this.atGoogle].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const set of answer.headers.getSetCookie()) remember(this.atGoogle, set);
      await answer.arrayBuffer();
      next = new URL(answer.headers.get('location') ?? '', next);
    }
    return next;
  }

  /** Another site sends it here: strict cookies stay at home. */
  back({ pathname, search }: URL): Promise<Answer> {
    return this.ask(pathname + search, ['fabula_google']);
  }

  async whole(query = ''): Promise<Answer> {
    return this.back(await this.there(query));
  }

  /** To auth, as the gateway passes it on. */
  ask(path: string, sent = [...this.browser.cookies.keys()]): Promise<Answer> {
    const { cookies } = this.browser;
    const cookie = sent
      .flatMap((name) => (cookies.has(name) ? [`${name}=${cookies.get(name)}`] : []))
      .join('; ');
    const [host = '', port] = this.httpAddress.split(':');
    const headers = { cookie, 'x-forwarded-host': new URL(ORIGIN).host, 'x-forwarded-for': '192.0.2.1' };
    return new Promise((resolve, reject) => {
      request({ host, port, path, headers }, (response) => {
        response.resume();
        for (const set of response.headers['set-cookie'] ?? []) remember(cookies, set);
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' });
      })
        .on('error', reject)
        .end();
    });
  }
}

function remember(cookies: Map<string, string>, set: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
