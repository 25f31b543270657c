import { join } from 'node:path';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { type Distributed, startDistributed } from '../stage/distributed.ts';
import { Account } from './account.ts';
import { signUpAll } from './callers.ts';
import { tempFolder } from './temp-folder.ts';
import { until } from './until.ts';

describe('the distributed way with Keycloak', () => {
  const folder = tempFolder('keycloak');
  let stage: Distributed;
  beforeAll(async () => {
    stage = await startDistributed({ folder: folder.path, identity: 'keycloak' });
  }, 900_000);
  afterAll(async () => {
    await stage?.stop();
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
