import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
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

async function against(listener: RequestListener): Promise<IdentityBackend> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new KeycloakBackend({ url, webSecret: 'web', authSecret: 'auth', timeoutMs: 200 });
}

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
});
