import { addressIn } from '@fabula/kit/network';
import { isHostOf } from '@fabula/kit/origin';
import type { Express, Request } from 'express';

const QUOTES = /^"(.*)"$/;

/**
 * Decides once for all of this app who asks (`request.ip`), and what address they typed (`protocol`, `host`): Express believes
 * any text of a proxy, and of a list it takes what the client began it with.
 */
export function believeForwarded(app: Express, proxies: number): void {
  const getters = { ip: ipOf, protocol: protocolOf, host: hostOf };
  for (const [name, decide] of Object.entries(getters))
    Object.defineProperty(app.request, name, {
      configurable: true,
      get(this: Request) {
        const value = decide(this, proxies);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
}

/** What our outermost proxy wrote into such a header: each adds its own at the end. One that none has set counts as ''. */
function toldOf(request: Request, name: string, proxies: number): string {
  const list = proxies > 0 ? (request.get(name) ?? '').split(',') : [];
  const told = list[Math.max(0, list.length - proxies)] ?? '';
  return told.trim().replace(QUOTES, '$1');
}

/** The client's network address: where a proxy names none, its own. */
function ipOf(request: Request, proxies: number): string {
  const { remoteAddress = '' } = request.socket;
  return addressIn(toldOf(request, 'x-forwarded-for', proxies)) ?? addressIn(remoteAddress) ?? '';
}

function protocolOf(request: Request, proxies: number): string {
  return toldOf(request, 'x-forwarded-proto', proxies).toLowerCase() === 'https' ? 'https' : 'http';
}

/** As a URL has it: in small letters, without the port that goes without saying. Nothing where no host is named. */
function hostOf(request: Request, proxies: number): string | undefined {
  const hosts = [toldOf(request, 'x-forwarded-host', proxies), request.get('host') ?? ''];
  for (const host of hosts) {
    const url = `${request.protocol}://${host}`;
    if (URL.canParse(url) && isHostOf(new URL(url), host)) return new URL(url).host;
  }
  return undefined;
}
