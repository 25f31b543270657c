import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { createLocalJWKSet, SignJWT } from 'jose';
import { TestIdentity } from '../testing/identity.ts';
import {
  keyFilesIn,
  loadKeys,
  PARTS,
  rotateKey,
  ServiceSigner,
  serviceVerifier,
  writeKeys,
} from '../tokens.ts';
import { VerifiedTokens } from './cache.ts';
import { playerOfOutdated, playerVerifier } from './player.ts';

const identity = new TestIdentity();
const { services, players } = identity.verifiers;
const folder = mkdtempSync(join(tmpdir(), 'fabula-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusal = async (token: string) => {
  try {
    await players.verify(token);
  } catch (error) {
    const { name, code, message, retryable } = error as Error & { code: string; retryable: boolean };
    return { name, code, message, retryable, whose: playerOfOutdated(error)?.sub };
  }
  return undefined;
};

test('a player’s token says who it is and what it may do', async () => {
  const token = await identity.playerToken('p1', { roles: ['author'], email: 'a@b.example' });
  expect(await players.verify(token)).toMatchObject({ sub: 'p1', roles: ['author'], email: 'a@b.example' });
});

test('a foreign signature, an expired token and another audience are told apart', async () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  expect(await refusal(await identity.playerToken('p', { key: other }))).toMatchObject({
    name: 'InvalidSignature',
    code: 'UNAUTHENTICATED',
    message: 'Invalid JWT signature',
    whose: undefined,
  });
  const expired = await refusal(await identity.playerToken('p', { lifetimeS: -60 }));
  expect(expired).toMatchObject({ name: 'TokenExpired', whose: 'p' });
  expect((await refusal(await identity.playerToken('p', { audience: 'else' })))?.name).toBe('WrongAudience');
  expect((await refusal(await identity.playerToken('p', { issuer: 'https://else' })))?.name).toBe(
    'WrongAudience',
  );
  for (const text of ['', 'x', 'a.b.c', identity.signer('run').current('media')])
    expect((await refusal(text))?.name).toBe('InvalidToken');
});

test('keys that cannot be fetched are no fault of the token', async () => {
  const jwks = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  const away = playerVerifier({ jwks, issuer: identity.issuer, audience: identity.audience });
  const error = away.verify(await identity.playerToken('p'));
  await expect(error).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
});

test('a token that names no key of several is at fault, and the keys are not', async () => {
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = [pair(), pair()].map(({ publicKey }, n) => ({
    ...publicKey.export({ format: 'jwk' }),
    ...{ kid: `${n}`, alg: 'ES256' },
  }));
  const { issuer, audience } = identity;
  const several = playerVerifier({ jwks: createLocalJWKSet({ keys }), issuer, audience });
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256' }).sign(pair().privateKey);
  await expect(several.verify(token)).rejects.toMatchObject({ name: 'InvalidToken' });
});

test('a part’s token is good for its own name only, and says whom it is meant for', async () => {
  const token = identity.signer('run').current('media');
  expect(await services.verify(token)).toMatchObject({ sub: 'run', aud: 'media' });
  const { privateKey } = generateKeyPairSync('ed25519');
  const forged = new ServiceSigner('run', privateKey).current('media');
  await expect(services.verify(forged)).rejects.toMatchObject({ name: 'InvalidSignature' });
});

test('a token is signed anew after half its life', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const signer = new ServiceSigner('run', generateKeyPairSync('ed25519').privateKey);
  const first = signer.current('media');
  expect(signer.current('auth')).not.toBe(first);
  jest.setSystemTime(1_029_000);
  expect(signer.current('media')).toBe(first);
  jest.setSystemTime(1_030_000);
  expect(signer.current('media')).not.toBe(first);
  jest.useRealTimers();
});

test('a token is signed anew where the clock was set, and after half its life whatever that says', () => {
  jest.useFakeTimers({ now: 10_000_000 });
  const signer = new ServiceSigner('run', generateKeyPairSync('ed25519').privateKey);
  let before = signer.current('media');
  for (const wall of [2_800_000, 17_200_000]) {
    jest.setSystemTime(wall);
    expect(signer.current('media')).not.toBe(before);
    before = signer.current('media');
  }
  jest.advanceTimersByTime(30_000);
  jest.setSystemTime(17_201_000);
  expect(signer.current('media')).not.toBe(before);
  jest.useRealTimers();
});

test('a token is verified once until it expires, also by callers at the same time', async () => {
  jest.useFakeTimers({ now: 1_000_000 });
  let verified = 0;
  const tokens = new VerifiedTokens(async () => {
    verified += 1;
    return { exp: 1_060 };
  });
  await Promise.all([tokens.verify('t'), tokens.verify('t')]);
  await tokens.verify('t');
  expect(verified).toBe(1);
  jest.setSystemTime(1_061_000);
  await tokens.verify('t');
  expect(verified).toBe(2);
  jest.useRealTimers();
});

test('keys on disk: each part’s own is private, and stays the same', async () => {
  writeKeys(folder);
  const before = loadKeys(keyFilesIn(folder, 'run'));
  writeKeys(folder);
  const after = loadKeys(keyFilesIn(folder, 'media'));
  const verifier = serviceVerifier(after.publicKeys);
  expect(await verifier.verify(new ServiceSigner('run', before.privateKey).current('media'))).toMatchObject({
    sub: 'run',
  });
  for (const part of PARTS) expect(after.publicKeys.of(part)).toHaveLength(1);
  for (const part of PARTS) expect(statSync(keyFilesIn(folder, part).privateKey).mode & 0o777).toBe(0o600);
});

test('keys change while parts run: the earlier one is good until the next change, the new one is read when it is met', async () => {
  const own = mkdtempSync(join(tmpdir(), 'fabula-rotation-'));
  writeKeys(own);
  const signed = () => new ServiceSigner('run', loadKeys(keyFilesIn(own, 'run')).privateKey).current('media');
  // A verifier that was started before all changes, asked by processes that were started at different times.
  const running = serviceVerifier(loadKeys(keyFilesIn(own, 'media')).publicKeys);
  const first = signed();
  rotateKey(own, 'run');
  const second = signed();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
  expect(await running.verify(second)).toMatchObject({ sub: 'run' });
  expect(await running.verify(first)).toMatchObject({ sub: 'run' });
  // Somebody else's key is untouched, and keys that stand are not written anew.
  const published = () => readFileSync(join(own, 'public/run.pem'), 'utf8');
  const before = published();
  writeKeys(own);
  expect(published()).toBe(before);
  rotateKey(own, 'run');
  const started = serviceVerifier(loadKeys(keyFilesIn(own, 'media')).publicKeys);
  await expect(started.verify(first)).rejects.toMatchObject({ name: 'InvalidSignature' });
  expect(await started.verify(second)).toMatchObject({ sub: 'run' });
  clock.mockRestore();
  rmSync(own, { recursive: true });
});

test('keys of a release before, all in one folder, are moved and stay good', async () => {
  const own = mkdtempSync(join(tmpdir(), 'fabula-earlier-'));
  const pair = () => generateKeyPairSync('ed25519');
  const pairs = new Map(PARTS.map((part) => [part, pair()]));
  const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' }).toString();
  const before = pair();
  for (const [part, { privateKey }] of pairs)
    writeFileSync(join(own, `${part}.pem`), pem(privateKey, 'pkcs8'));
  const shown = [...pairs].map(([part, { publicKey }]) => [
    part,
    pem(publicKey, 'spki') + (part === 'run' ? pem(before.publicKey, 'spki') : ''),
  ]);
  writeFileSync(join(own, 'public.json'), JSON.stringify(Object.fromEntries(shown)));
  writeKeys(own);
  expect(readdirSync(own).sort()).toEqual([...PARTS, 'public'].sort());
  const { privateKey, publicKeys } = loadKeys(keyFilesIn(own, 'run'));
  const verifier = serviceVerifier(publicKeys);
  for (const key of [privateKey, before.privateKey, pairs.get('run')?.privateKey ?? privateKey])
    expect(await verifier.verify(new ServiceSigner('run', key).current('media'))).toMatchObject({
      sub: 'run',
    });
  rmSync(own, { recursive: true });
});
