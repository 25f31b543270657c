import { routesBy } from '@fabula/kit/metrics';

const named = routesBy(
  {
    '/api': 'api',
    '/auth': 'auth',
    '/realms': 'identity',
    '/resources': 'identity',
    '/media': 'media',
    '/catalogue.json': 'catalogue',
    '/healthz': 'health',
    '/readyz': 'health',
  },
  '',
);

/** What metrics call a path: whatever is none of these is a file of the web app, or one of its pages. */
export function routeOf(path: string): string {
  return named(path) || (/\.[a-z0-9]+$/i.test(path) ? 'file' : 'page');
}
