import type { Counters } from '@fabula/kit/counters';
import type { Logger } from '@fabula/kit/log';
import { httpMeter, type Metrics } from '@fabula/kit/metrics';
import express, { type Express, type RequestHandler } from 'express';
import { accessLog } from './access-log.ts';
import { API_PREFIX, api, type Upstream } from './api.ts';
import { CATALOGUE_PATH, catalogue } from './catalogue.ts';
import { type Clients, requestLimit, warnOfUnknownProxy } from './clients.ts';
import { errorHandler, notFound } from './errors.ts';
import { FirstPicture } from './first-picture.ts';
import { refuseForeignCookies } from './foreign-cookie.ts';
import { believeForwarded } from './forwarded.ts';
import { type HealthOptions, health } from './health.ts';
import { jsonOnly } from './json-only.ts';
import { legalPages } from './legal.ts';
import { withoutOurCookies } from './our-cookies.ts';
import { plainPaths } from './plain-paths.ts';
import { proxy } from './proxy.ts';
import { refusedAtGoogle } from './refused-at-google.ts';
import { routeOf } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { limitUploads } from './upload-limit.ts';
import { UPLOAD_PATH, uploads } from './uploads.ts';
import { webApp } from './web-app.ts';

export interface AppOptions extends HealthOptions {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly upstreams: readonly Upstream[];
  readonly catalogue: Parameters<typeof catalogue>[0];
  /** Addresses of the site beside the host that is asked. */
  readonly origins: readonly string[];
  /** `host:port` or `unix:/path`. */
  readonly authHttp: string | readonly string[];
  readonly mediaHttp: string | readonly string[];
  /** Keycloak's, where it is the identity provider. */
  readonly keycloakHttp?: string | undefined;
  readonly webFolder: string;
  readonly clients: Clients;
  /** What all gateways count together. */
  readonly counters?: Counters | undefined;
}

/** What of Keycloak players come to. Its console and its own realm are nobody's from outside. */
const KEYCLOAK_REALM = '/realms/fabula';
/** What its pages are made of. */
const KEYCLOAK_RESOURCES = '/resources';

/** All of the gateway's HTTP. */
export function httpApp(options: AppOptions): Express {
  const { log, origins, clients } = options;
  const app = express();
  app.disable('x-powered-by');
  believeForwarded(app, clients.trustedProxies);
  app.enable('case sensitive routing');
  app.use(
    measured(options.metrics),
    accessLog(log),
    securityHeaders(origins),
    limitUploads(),
    plainPaths,
    health(options),
  );
  app.use(
    [API_PREFIX, '/auth', KEYCLOAK_REALM, KEYCLOAK_RESOURCES, CATALOGUE_PATH, UPLOAD_PATH],
    warnOfUnknownProxy(clients, log),
    requestLimit(clients, options.counters),
  );
  app.use(API_PREFIX, jsonOnly);
  app.use(api(options));
  app.use(API_PREFIX, notFound);
  addProxies(app, options, refuseForeignCookies(origins));
  app.get(CATALOGUE_PATH, catalogue(options.catalogue));
  app.use(webApp(options.webFolder, new FirstPicture(options.catalogue)));
  for (const [path, page] of Object.entries(legalPages)) app.get(path, page);
  app.use(notFound, errorHandler(log));
  return app;
}

function measured(metrics: Metrics): RequestHandler {
  const meter = httpMeter(metrics, routeOf);
  return (request, response, next) => {
    meter(request, response);
    next();
  };
}

function addProxies(app: Express, options: AppOptions, ownCookies: RequestHandler): void {
  const { log, keycloakHttp } = options;
  app.use('/auth', ownCookies, proxy({ addresses: options.authHttp, log, cookies: true }));
  app.put(UPLOAD_PATH, uploads({ addresses: options.mediaHttp, log }));
  app.get('/media/{*path}', proxy({ addresses: options.mediaHttp, log, cookies: false }));
  app.use('/media', notFound);
  if (!keycloakHttp) return;
  const keycloak = proxy({ addresses: keycloakHttp, log, cookies: true });
  app.get(`${KEYCLOAK_REALM}/broker/google/endpoint`, refusedAtGoogle);
  app.use([KEYCLOAK_REALM, KEYCLOAK_RESOURCES], withoutOurCookies, keycloak);
}
