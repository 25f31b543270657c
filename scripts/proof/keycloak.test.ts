import { join } from 'node:path';
import { freePorts } from '@fabula/kit/testing/ports';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { StandIn } from '../../services/auth/test/google/stand-in.ts';
import { type Distributed, startDistributed } from '../stage/distributed.ts';
import { Account } from './account.ts';
import { signUpAll } from './callers.ts';
import { keycloakDoorsSuite } from './keycloak-doors-suite.ts';
import { rawAsk } from './raw-ask.ts';
import { tempFolder } from './temp-folder.ts';
import { until } from './until.ts';

describe('the distributed way with Keycloak', () => {
  const folder = tempFolder('keycloak');
  let stage: Distributed;
  let google: StandIn;
  beforeAll(async () => {
    // What the stand-in says of its own settings.
    for (const told of ['info', 'warn'] as const) jest.spyOn(console, told).mockImplementation(() => {});
    const [port = 0] = await freePorts(1);
    google = await StandIn.start([`http://localhost:${port}/realms/fabula/broker/google/endpoint`]);
    const { issuer, clientId, clientSecret } = google.settings;
    const env = {
      ...{ FABULA_GOOGLE_CLIENT_ID: clientId, FABULA_GOOGLE_CLIENT_SECRET: clientSecret },
      ...{ FABULA_GOOGLE_ISSUER: issuer, FABULA_GOOGLE_BUTTON: 'always' },
    };
    stage = await startDistributed({ folder: folder.path, identity: 'keycloak', port, env });
  }, 900_000);
  afterAll(async () => {
    await stage?.stop();
    await google?.close();
    folder.remove();
  }, 120_000);

  test('people of every role sign up, sign in and refresh; every part takes the tokens', async () => {
    const people = await signUpAll(stage.origin, join(folder.path, 'logs/auth.log'));
    for (const [role, account] of people) {
      if (role === 'nobody') continue;
      const [name] = role.split(',');
      const again = await Account.signIn(stage.origin, account.email, account.password);
      expect(decodeJwt(await again.token())).toMatchObject({
        ...{ iss: `${stage.origin}/realms/fabula`, aud: 'fabula', acr: 'aal1', email: account.email },
      });
      expect((await again.api.call(AuthService.method.getProfile, {})).profile?.role).toBe(name);
      expect((await again.api.refresh()).status).toBe(200);
      await again.api.call(CatalogueService.method.listStories, {});
    }
    expect(decodeJwt((await people.get('team')?.token({ renew: true })) ?? '')).toMatchObject({
      acr: 'aal2',
    });
    const listing = people.get('team')?.api.call(AuthService.method.listProfiles, {});
    expect((await listing)?.profiles).toHaveLength(3);
    await expect(people.get('player')?.api.call(AuthService.method.listProfiles, {})).rejects.toMatchObject({
      code: 'permission_denied',
    });
  });

  test('its realm is on our origin, and its console is not', async () => {
    const discovery = await fetch(`${stage.origin}/realms/fabula/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ issuer: `${stage.origin}/realms/fabula` });
    for (const path of ['/admin/', '/realms/master/.well-known/openid-configuration', '/admin/realms/fabula'])
      expect((await fetch(stage.origin + path, { redirect: 'manual' })).status).toBe(404);
  });

  keycloakDoorsSuite(() => stage.origin);

  test('who cancels at Google is back on our sign-in page, and who does not is signed in', async () => {
    /** As a browser follows it from here to a page of ours that asks nobody else. */
    const follow = async () => {
      const jars = new Map<string, Map<string, string>>();
      let at = new URL('/auth/google?next=/browse', stage.origin);
      for (;;) {
        const jar = jars.get(at.origin) ?? new Map<string, string>();
        jars.set(at.origin, jar);
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
        const { headers, status } = await rawAsk(at.origin, at.pathname + at.search, {
          headers: { cookie, accept: 'text/html' },
        });
        for (const set of headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          jar.set(name, value);
        }
        if (headers.location === undefined) return { status, path: at.pathname + at.search, jar };
        at = new URL(headers.location, at);
      }
    };
    const cancelled = await follow();
    expect(cancelled).toMatchObject({ status: 200, path: '/login?google=cancelled' });
    expect(cancelled.jar.has('fabula_session')).toBe(false);
    google.chosen = { subject: 'somebody', email: 'somebody@players.example', isEmailProven: true };
    const come = await follow();
    expect(come).toMatchObject({ status: 200, path: '/browse' });
    expect(come.jar.has('fabula_session')).toBe(true);
  });

  test('who signs out everywhere is signed out there as well, and tokens of before count no more', async () => {
    const here = await Account.signUp(stage.origin);
    const there = await Account.signIn(stage.origin, here.email, here.password);
    await here.api.call(AuthService.method.signOut, { everywhere: true });
    expect((await there.api.refresh()).status).toBe(400);
    const refused = await until(() =>
      there.api.call(AuthService.method.getProfile, {}).then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
    expect(refused).toMatchObject({ code: 'unauthenticated' });
    expect(await Account.signIn(stage.origin, here.email, here.password)).toBeDefined();
  });

  test('while it is away who is signed in plays on, forms say so, and nobody is signed out', async () => {
    const account = await Account.signUp(stage.origin);
    await stage.processes.get('keycloak')?.kill();
    await account.api.call(CatalogueService.method.listStories, {});
    expect((await account.api.call(AuthService.method.getProfile, {})).profile?.email).toBe(account.email);
    const form = Account.signIn(stage.origin, account.email, account.password);
    await expect(form).rejects.toMatchObject({
      ...{ code: 'unavailable', message: 'Signing in is not possible right now. Please try again.' },
    });
    // Neither 400 nor 401: on those a page signs out.
    expect((await account.api.refresh()).status).toBe(503);
    await stage.restart('keycloak');
    expect((await account.api.refresh()).status).toBe(200);
    await Account.signIn(stage.origin, account.email, account.password);
  });
});
