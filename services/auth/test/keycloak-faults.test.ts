import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { IdentityBackend } from '../src/domain/identity.ts';
import { KeycloakBackend } from '../src/providers/keycloak/backend.ts';

const ID = '5b6c1f0e-0000-4000-8000-000000000001';
const CALLS: Record<keyof IdentityBackend, (identity: IdentityBackend) => Promise<unknown>> = {
  find: (identity) => identity.find({ email: 'a@example.org' }),
  create: (identity) => identity.create({ email: 'a@example.org', role: 'team', isEmailProven: true }),
  delete: (identity) => identity.delete(ID),
  setEnabled: (identity) => identity.setEnabled(ID, false),
  proveAddress: (identity) => identity.proveAddress(ID),
  setRole: (identity) => identity.setRole(ID, 'team'),
  raiseRole: (identity) => identity.raiseRole(ID, 'team'),
  checkPassword: (identity) => identity.checkPassword('a@example.org', 'a password'),
  setPassword: (identity) => identity.setPassword(ID, 'a password'),
  removePassword: (identity) => identity.removePassword(ID),
  addFactor: (identity) => identity.addFactor(ID, 'ABCDEFGH'),
  removeFactor: (identity) => identity.removeFactor(ID, ID),
  listFactors: (identity) => identity.listFactors(ID),
  checkOtp: (identity) => identity.checkOtp(ID, '123456'),
  unlock: (identity) => identity.unlock(ID),
  vouch: (identity) => identity.vouch(ID),
  refresh: (identity) => identity.refresh('a token'),
  end: (identity) => identity.end('a token'),
  endAll: (identity) => identity.endAll(ID),
};

let close = () => {};

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const at = (url: string) =>
  new KeycloakBackend({ url, webSecret: 'web', authSecret: 'auth', timeoutMs: 200 });

const against = async (listener: RequestListener): Promise<IdentityBackend> => at(await serve(listener));

/** As a Keycloak that lets its service in, and then answers as told. */
const lettingIn =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    request.url?.endsWith('/token')
      ? void response.end('{"access_token":"one","expires_in":60}')
      : listener(request, response);

const FAULTS: Record<string, RequestListener> = {
  'fails within': (_request, response) => void response.writeHead(500).end('{"error":"unknown_error"}'),
  'hides behind a proxy that fails': (_request, response) =>
    void response.writeHead(502).end('<html>Bad gateway</html>'),
  'hides behind a page of somebody else': (_request, response) => void response.end('<html>Welcome</html>'),
  'sends elsewhere': (_request, response) => void response.writeHead(302, { location: '/login' }).end(),
  'says something else': (_request, response) => void response.end('{"status":"up"}'),
  'has no such realm': (_request, response) =>
    void response.writeHead(404).end('{"error":"Realm does not exist"}'),
  'is busy': (_request, response) => void response.writeHead(429).end(),
  'says nothing': () => {},
  'hangs up': (request) => void request.socket.destroy(),
};

describe('faults of Keycloak', () => {
  afterEach(() => close());

  test.each(Object.entries(FAULTS))(
    'a Keycloak that %s is away, whatever it is asked',
    async (_, listener) => {
      const identity = await against(listener);
      for (const [method, call] of Object.entries(CALLS)) {
        const said = await call(identity).then(
          () => 'an answer',
          (error: { reason?: string }) => String(error.reason ?? error),
        );
        expect(`${method}: ${said}`).toBe(`${method}: IDENTITY_AWAY`);
      }
    },
  );

  const ADDRESS = 'ada+one@example.org';
  const QUOTING: Record<string, RequestListener> = {
    ...FAULTS,
    'repeats what it was sent': (request, response) =>
      void response.writeHead(400).end(JSON.stringify({ error: 'bad', sent: request.url, email: ADDRESS })),
    'forbids it': (request, response) =>
      void response.writeHead(403).end(JSON.stringify({ error: 'no', sent: request.url })),
    'knows no such token': (_request, response) => void response.writeHead(401).end(`{"email":"${ADDRESS}"}`),
    'breaks off': (_request, response) => void response.end(`{"access_token":"${ADDRESS}"`),
  };

  test.each(Object.entries(QUOTING))(
    'what is told of a Keycloak that %s names nobody who was looked for',
    async (_, listener) => {
      const identity = await against(lettingIn(listener));
      const error = await identity.find({ email: ADDRESS }).catch((thrown: unknown) => thrown);
      const told = inspect(error, { depth: 10 });
      expect(told).toContain('IDENTITY_AWAY');
      expect(told).not.toMatch(/ada[+%]|example.org/);
    },
  );
});
