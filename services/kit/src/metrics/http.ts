import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** Told of each request as it comes. */
export type HttpMeter = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Rate, errors and duration of HTTP requests. A client chooses what it asks for, so paths are told by names of ours.
 * @param routeOf names a path (without its query) by one of a few words
 */
export function httpMeter(metrics: Metrics, routeOf: (path: string) => string): HttpMeter {
  const labels = ['route', 'method', 'status'];
  const requests = metrics.counter('fabula_http_requests_total', 'HTTP requests answered', labels);
  const help = 'From an HTTP request until its answer is out';
  const durations = metrics.histogram('fabula_http_request_seconds', help, ['route']);
  return ({ method = '', url = '' }, response) => {
    const started = performance.now();
    const route = routeOf(url.split('?', 1)[0] ?? '');
    response.once('close', () => {
      // Who goes before the answer is out gets none.
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      requests.inc({ route, method: METHODS.includes(method) ? method : 'other', status });
      durations.observe({ route }, (performance.now() - started) / 1000);
    });
  };
}

/** The same server with its requests measured. */
export function metered(handler: RequestListener, meter: HttpMeter): RequestListener {
  return (request, response) => {
    meter(request, response);
    handler(request, response);
  };
}

/** Names paths by where they begin. */
export function routesBy(beginnings: Readonly<Record<string, string>>, otherwise = 'other') {
  const known = Object.entries(beginnings);
  return (path: string): string =>
    known.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`))?.[1] ?? otherwise;
}
