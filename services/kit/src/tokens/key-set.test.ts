import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { exportJWK, SignJWT } from 'jose';
import { RemoteKeySet } from './key-set.ts';
import { playerVerifier } from './player.ts';

const ISSUER = 'https://identity.test';
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

let server: Server;
let url: string;
let published: Record<string, KeyObject>;
let asked: number;
let isAway: boolean;
let now: number;

beforeEach(async () => {
  [published, asked, isAway, now] = [{}, 0, false, 1_000_000];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  server = createServer(async (_request, response) => {
    asked += 1;
    if (isAway) return void response.writeHead(503).end();
    const jwks = Object.entries(published).map(async ([kid, key]) => ({ ...(await exportJWK(key)), kid }));
    response.end(JSON.stringify({ keys: await Promise.all(jwks) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`;
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const token = (kid: string, key: KeyObject, alg = 'ES256') =>
  new SignJWT({ nonce: Math.random() })
    .setProtectedHeader({ alg, kid })
    .setSubject('p')
    .setIssuer(ISSUER)
    .setAudience('fabula')
    .setExpirationTime('1 h')
    .sign(key);
const verifier = (more: { algorithm?: string } = {}) =>
  playerVerifier({ jwks: new RemoteKeySet(url).find, issuer: ISSUER, audience: 'fabula', ...more });

test('keys change and nobody is signed out: an unknown key id is asked for once, whatever many invent', async () => {
  const [one, two] = [pair(), pair()];
  published = { one: one.publicKey };
  const players = verifier();
  await players.verify(await token('one', one.privateKey));
  expect(asked).toBe(1);
  now += 10_000;
  published = { two: two.publicKey, one: one.publicKey };
  expect(await players.verify(await token('two', two.privateKey))).toMatchObject({ sub: 'p' });
  await players.verify(await token('one', one.privateKey));
  expect(asked).toBe(2);
  const invented = Array.from({ length: 20 }, (_, n) => token(`invented ${n}`, two.privateKey));
  const refused = async () => {
    for (const text of await Promise.all(invented))
      await expect(players.verify(text)).rejects.toMatchObject({ name: 'InvalidSignature' });
  };
  await refused();
  expect(asked).toBe(2);
  now += 10_000;
  await refused();
  expect(asked).toBe(3);
});

test('while the provider is away the known keys serve, for an hour, and it is asked every 10 s at most', async () => {
  const one = pair();
  published = { one: one.publicKey };
  const players = verifier();
  await players.verify(await token('one', one.privateKey));
  isAway = true;
  now += 20 * 60_000;
  for (let n = 0; n < 5; n += 1) await players.verify(await token('one', one.privateKey));
  for (let n = 0; n < 5; n += 1)
    await expect(players.verify(await token(`invented ${n}`, one.privateKey))).rejects.toThrow();
  expect(asked).toBe(2);
  now += 60 * 60_000;
  await expect(players.verify(await token('one', one.privateKey))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  isAway = false;
  now += 10_000;
  expect(await players.verify(await token('one', one.privateKey))).toMatchObject({ sub: 'p' });
});

test('of a provider that starts later the keys come as soon as they are there', async () => {
  const one = pair();
  isAway = true;
  const players = verifier();
  await expect(players.verify(await token('one', one.privateKey))).rejects.toMatchObject({
    retryable: true,
  });
  [isAway, published] = [false, { one: one.publicKey }];
  now += 1_000;
  expect(await players.verify(await token('one', one.privateKey))).toMatchObject({ sub: 'p' });
});

test('only the algorithm of the configured provider counts', async () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  published = { rsa: rsa.publicKey };
  const signed = await token('rsa', rsa.privateKey, 'RS256');
  await expect(verifier().verify(signed)).rejects.toMatchObject({ name: 'InvalidToken' });
  expect(await verifier({ algorithm: 'RS256' }).verify(signed)).toMatchObject({ sub: 'p' });
});

test('of several addresses the next is asked where one does not answer', async () => {
  const one = pair();
  published = { one: one.publicKey };
  const keys = new RemoteKeySet(['http://127.0.0.1:1/certs', url]);
  const players = playerVerifier({ jwks: keys.find, issuer: ISSUER, audience: 'fabula' });
  expect(await players.verify(await token('one', one.privateKey))).toMatchObject({ sub: 'p' });
});
