import { setTimeout as sleep } from 'node:timers/promises';
import { rows } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import type { Authenticator } from '@fabula/kit/testing/authenticator';
import { Authenticator as App } from '@fabula/kit/testing/authenticator';
import type { Session } from '@fabula/proto/auth/v1/auth_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { resetFactorOf } from '../src/console/reset-factor.ts';
import { Browser } from './browser.ts';
import { enrolled } from './enrolled.ts';
import { type AuthTestOptions, ORIGIN } from './harness.ts';
import { type Account, MailRoom, PASSWORD, reasonOf } from './mail-room.ts';

/** Somebody in one browser, with the token of now. */
type Person = Pick<Account, 'email' | 'id' | 'browser' | 'token'>;
interface WithFactor extends Person {
  readonly authenticator: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** The second factor over the wire, on any identity back end. */
export function factorsSuite(name: string, start?: () => AuthTestOptions['keycloak']): void {
  describe(`the second factor on ${name}`, () => {
    let keycloak: AuthTestOptions['keycloak'];
    let room: MailRoom;
    let team: WithFactor;
    beforeAll(async () => {
      keycloak = start?.();
      room = await MailRoom.open({ keycloak });
      const link = new URL(room.auth.announced[0] ?? '', 'http://x').searchParams.get('invite_token') ?? '';
      const first = await room.account(new Browser(), link);
      expect(await reasonOf(client().listProfiles({}, as(first)))).toBe('FACTOR_WANTED');
      team = await withFactor(first);
    });
    afterAll(() => room?.close());

    const client = () => room.auth.client;
    const as = ({ browser, token }: Person) => browser.options(token);
    const next = <P extends Person>(person: P, session: Session | undefined): P => ({
      ...person,
      token: session?.accessToken ?? '',
    });
    const withFactor = async (person: Person): Promise<WithFactor> => ({
      ...person,
      ...(await enrolled(client(), person.browser, person.token)),
    });
    const acrOf = ({ token }: Person) => decodeJwt<{ acr?: string }>(token).acr;
    /** By the cookie, as a reloaded page. */
    const resumed = async <P extends Person>(person: P) =>
      next(person, (await client().resumeSession({}, person.browser.options())).session);
    /** The same person in another browser, by the password alone. */
    const elsewhere = async <P extends Person>(person: P): Promise<P> => {
      const browser = new Browser();
      const { session } = await room.signIn(person.email, PASSWORD, browser);
      return next({ ...person, browser }, session);
    };
    const stepUp = async (person: WithFactor) =>
      next(person, (await client().stepUp({ otp: await person.authenticator.code() }, as(person))).session);
    const profileOf = (person: Person) => client().getProfile({}, as(person));
    const textsTo = ({ email }: Person) =>
      room.server.received.filter(({ to }) => to.includes(email)).map(({ text }) => text);
    const actionsOf = async ({ id }: Person) =>
      (await client().listAuditEvents({ userId: id }, as(team))).events.map(({ action }) => action);
    const sql = (text: string, bindings: readonly string[]) =>
      room.auth.db.transaction((tx) => tx.raw(text, [...bindings]));
    async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
      const since = performance.now();
      while (!(await holds())) {
        if (performance.now() - since > 15_000) throw new Error('it has not come');
        await sleep(50);
      }
    }

    it('is enrolled by its first code, which raises the session for as long as it lasts', async () => {
      const ada = await room.account();
      expect(await profileOf(ada)).toMatchObject({ assurance: 'aal1', nextAssurance: 'aal1' });
      const { secret, uri, expiresAt } = await client().startFactor({}, as(ada));
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
      expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({ secret, issuer: 'Fabula' });
      expect((Date.parse(expiresAt) - Date.now()) / 60_000).toBeCloseTo(10, 0);
      const app = new App(secret);
      const wrong = client().confirmFactor({ otp: app.wrongCode() }, as(ada));
      expect(await reasonOf(wrong)).toBe('WRONG_CODE');
      const otp = (await app.code()).replace(/^.../, '$& ');
      const confirmed = await client().confirmFactor({ otp, language: 'fr' }, as(ada));
      const raised = next(ada, confirmed.session);
      expect(acrOf(raised)).toBe('aal2');
      expect(new Set(confirmed.recoveryCodes).size).toBe(10);
      for (const code of confirmed.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
      expect(await profileOf(raised)).toMatchObject({
        ...{ assurance: 'aal2', nextAssurance: 'aal2', recoveryCodesLeft: 10 },
        profile: { factors: [{ kind: 'totp', status: 'verified' }] },
      });
      expect(acrOf(await resumed(raised))).toBe('aal2');
      await until(async () => (await reasonOf(profileOf(ada))) === 'SESSION_ENDED');
      await until(() => textsTo(ada).some((text) => text.includes('Un second facteur a été ajouté')));
      expect(await actionsOf(ada)).toContain('factor-added');
      const kept = JSON.stringify([
        await room.auth.db.transaction((tx) => rows(tx, 'select * from sessions')),
        await room.auth.db.transaction((tx) => rows(tx, 'select * from recovery_codes')),
      ]);
      for (const told of [secret, ...confirmed.recoveryCodes]) expect(kept).not.toContain(told);
    });

    it('is enrolled within ten minutes of password or link, in the session that began it', async () => {
      const bob = await room.account();
      await sql("update sessions set proven_at = proven_at - interval '11 minutes' where user_id = ?", [
        bob.id,
      ]);
      expect(await reasonOf(client().startFactor({}, as(bob)))).toBe('PROOF_TOO_OLD');
      const proof = (password: string) => reasonOf(client().proveAgain({ password }, as(bob)));
      expect(await proof('not the password')).toBe('WRONG_CREDENTIALS');
      expect(await reasonOf(client().startFactor({}, as(bob)))).toBe('PROOF_TOO_OLD');
      expect(await proof(PASSWORD)).toBe('ok');
      const app = new App((await client().startFactor({}, as(bob))).secret);
      const other = await elsewhere(bob);
      const confirm = async (person: Person) =>
        reasonOf(client().confirmFactor({ otp: await app.code() }, as(person)));
      expect(await confirm(other)).toBe('ENROLMENT_OVER');
      await sql('update sessions set pending_until = clock_timestamp() where user_id = ?', [bob.id]);
      expect(await confirm(bob)).toBe('ENROLMENT_OVER');
      expect(await reasonOf(client().startFactor({}, { ...as(bob), cookie: '' }))).toBe('NO_SESSION');
      expect(await reasonOf(client().startFactor({}, bob.browser.options(other.token)))).toBe('ok');
      expect(await reasonOf(client().startFactor({}, bob.browser.options(team.token)))).toBe('NO_SESSION');
    });

    it('stays the only one: a password adds none beside it, not even at the same instant', async () => {
      const cleo = await room.account();
      const thief = await elsewhere(cleo);
      const apps = await Promise.all(
        [cleo, thief].map(async (person) => new App((await client().startFactor({}, as(person))).secret)),
      );
      const codes = await Promise.all(apps.map((app) => app.code()));
      const came = await Promise.all(
        [cleo, thief].map((person, n) =>
          reasonOf(client().confirmFactor({ otp: codes[n] ?? '' }, as(person))),
        ),
      );
      expect(came.filter((reason) => reason === 'ok').length).toBeLessThanOrEqual(1);
      // Keycloak may break off one of two that come at once, which may then be tried again.
      for (const reason of came) expect(['ok', 'FACTOR_EXISTS', 'IDENTITY_AWAY']).toContain(reason);
      const dora = await withFactor(await room.account());
      const other = await elsewhere(dora);
      expect(await reasonOf(client().startFactor({}, as(other)))).toBe('FACTOR_EXISTS');
    });

    it('is wanted for what the team does, in each session; a code counts once, and raises no copy of the cookie', async () => {
      const first = await elsewhere(team);
      expect(acrOf(first)).toBe('aal1');
      expect(await profileOf(first)).toMatchObject({ assurance: 'aal1', nextAssurance: 'aal2' });
      expect(await reasonOf(client().listInvites({}, as(first)))).toBe('FACTOR_WANTED');
      const copy = new Browser();
      for (const [key, value] of first.browser.cookies) copy.cookies.set(key, value);
      const otp = await team.authenticator.code();
      const raised = next(first, (await client().stepUp({ otp }, as(first))).session);
      expect(await reasonOf(client().listInvites({}, as(raised)))).toBe('ok');
      expect(acrOf(await resumed(raised))).toBe('aal2');
      expect(await reasonOf(client().resumeSession({}, copy.options()))).toBe('NO_SESSION');
      const second = await elsewhere(team);
      expect(await reasonOf(client().stepUp({ otp }, as(second)))).toBe('WRONG_CODE');
      expect(await actionsOf(team)).toContain('stepped-up');
      const player = await room.account();
      expect(await reasonOf(client().listInvites({}, as(player)))).toBe('NOT_ALLOWED');
      expect(await reasonOf(client().stepUp({ otp: '123456' }, as(player)))).toBe('NO_FACTOR');
    });

    it('may be shown with the password', async () => {
      const emil = await withFactor(await room.account());
      const signIn = async (otp: string) => {
        const browser = new Browser();
        const given = { email: emil.email, password: PASSWORD, otp };
        const { session } = await client().signInWithPassword(given, browser.options());
        return next({ ...emil, browser }, session);
      };
      expect(await reasonOf(signIn(emil.authenticator.wrongCode()))).toBe('WRONG_CODE');
      expect(acrOf(await signIn(await emil.authenticator.code()))).toBe('aal2');
    });

    it('that was lost goes by a recovery code, once, and makes way for a new one', async () => {
      const fay = await withFactor(await room.account());
      const [code = '', second = ''] = fay.recoveryCodes;
      const here = await elsewhere(fay);
      const use = (written: string) => client().useRecoveryCode({ code: written }, as(here));
      expect(await reasonOf(use('AAAA-BBBB-CCCC-DDDD'))).toBe('WRONG_CODE');
      await sql("update sessions set proven_at = proven_at - interval '11 minutes' where user_id = ?", [
        fay.id,
      ]);
      const written = code.toLowerCase().replaceAll('-', ' ');
      const uses = await Promise.all(Array.from({ length: 5 }, () => reasonOf(use(written))));
      expect(uses.filter((reason) => reason === 'ok')).toHaveLength(1);
      for (const again of [code, second]) expect(await reasonOf(use(again))).toBe('NO_FACTOR');
      // What it had raised is over.
      expect(await reasonOf(client().resumeSession({}, fay.browser.options()))).toBe('NO_SESSION');
      await until(async () => (await reasonOf(profileOf(fay))) === 'SESSION_ENDED');
      expect(await profileOf(here)).toMatchObject({ nextAssurance: 'aal1', recoveryCodesLeft: 0 });
      await until(() => textsTo(fay).some((text) => text.includes('A recovery code was used')));
      expect(await actionsOf(fay)).toContain('recovery-code-used');
      expect(acrOf(await withFactor(here))).toBe('aal2');
    });

    it('is removed by one of its codes; the session goes on without it', async () => {
      const gus = await withFactor(await room.account());
      const other = await stepUp(await elsewhere(gus));
      const remove = (otp: string) => client().removeFactor({ otp, language: 'es' }, as(gus));
      expect(await reasonOf(remove(gus.authenticator.wrongCode()))).toBe('WRONG_CODE');
      const { session } = await remove(await gus.authenticator.code());
      const here = next(gus, session);
      expect(acrOf(here)).toBe('aal1');
      expect(await profileOf(here)).toMatchObject({ nextAssurance: 'aal1', profile: { factors: [] } });
      expect(acrOf(await resumed(here))).toBe('aal1');
      expect(await reasonOf(client().resumeSession({}, other.browser.options()))).toBe('NO_SESSION');
      await until(async () => (await reasonOf(profileOf(other))) === 'SESSION_ENDED');
      await until(() => textsTo(gus).some((text) => text.includes('Se ha quitado tu segundo factor')));
    });

    it('gets new recovery codes for one of its own; those before count no more', async () => {
      const hana = await withFactor(await room.account());
      const otp = await hana.authenticator.code();
      const { recoveryCodes } = await client().newRecoveryCodes({ otp }, as(hana));
      const use = (code = '') => reasonOf(client().useRecoveryCode({ code }, as(hana)));
      expect(await use(hana.recoveryCodes[0])).toBe('WRONG_CODE');
      const { session } = await client().useRecoveryCode({ code: recoveryCodes[0] ?? '' }, as(hana));
      expect(acrOf(next(hana, session))).toBe('aal1');
    });

    it('is reset by the team, never one’s own: all sessions end, and the owner is told', async () => {
      const ida = await room.account();
      const reset = (userId: string) => reasonOf(client().resetFactors({ userId }, as(team)));
      expect(await reset(ida.id)).toBe('NO_FACTOR');
      const { secret } = await client().startFactor({}, as(ida));
      const otp = await new App(secret).code();
      const raised = next(ida, (await client().confirmFactor({ otp, language: 'es' }, as(ida))).session);
      const { profiles } = await client().listProfiles({ limit: 200 }, as(team));
      expect(profiles.find(({ id }) => id === ida.id)?.factors).toHaveLength(1);
      expect(await reset(team.id)).toBe('NOT_YOURSELF');
      expect(await reset('00000000-0000-4000-8000-000000000000')).toBe('UNKNOWN_PROFILE');
      expect(await reset(ida.id)).toBe('ok');
      expect(await reasonOf(client().resumeSession({}, raised.browser.options()))).toBe('NO_SESSION');
      await until(async () => (await reasonOf(profileOf(raised))) === 'SESSION_ENDED');
      await until(() => textsTo(ida).some((text) => text.includes('Se ha restablecido tu segundo factor')));
      expect(await actionsOf(ida)).toContain('factor-reset');
      expect(await profileOf(await elsewhere(ida))).toMatchObject({ nextAssurance: 'aal1' });
    });

    it('is taken by whoever runs the site, from the last member of the team', async () => {
      const { db, identityKeys } = room.auth;
      const log = createLogger('auth', { level: 'silent' });
      const issuer = keycloak?.issuer ?? `${ORIGIN}/auth/oidc`;
      const choice = { ...{ db, identityKeys, keycloak, issuer, log }, accessTokenSeconds: 60 };
      const max = await withFactor(await room.account());
      await resetFactorOf(choice, max.email.toUpperCase());
      expect(await reasonOf(client().resumeSession({}, max.browser.options()))).toBe('NO_SESSION');
      await until(async () => (await reasonOf(profileOf(max))) === 'SESSION_ENDED');
      const again = await withFactor(await elsewhere(max));
      expect(acrOf(again)).toBe('aal2');
      const { events } = await client().listAuditEvents({ userId: max.id }, as(team));
      expect(events).toContainEqual(
        expect.objectContaining({ action: 'factor-reset', actor: '', detail: 'console' }),
      );
      expect(await reasonOf(resetFactorOf(choice, 'nobody@example.org'))).toBe('UNKNOWN_PROFILE');
    });

    it('is not guessed at: ten tries, in whatever sessions, and not one more', async () => {
      const jan = await withFactor(await room.account());
      const sessions = [await elsewhere(jan), await elsewhere(jan)];
      const wrong = jan.authenticator.wrongCode();
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          reasonOf(client().stepUp({ otp: wrong }, as(sessions[n % 2] ?? jan))),
        ),
      );
      expect(tries.filter((reason) => reason === 'WRONG_CODE')).toHaveLength(10);
      const right = client().stepUp({ otp: await jan.authenticator.code() }, as(sessions[0] ?? jan));
      expect(await reasonOf(right)).toBe('TOO_MANY_ATTEMPTS');
    });

    it('locks no owner out: a device that has shown it is counted by itself, and recovery codes apart', async () => {
      const kim = await withFactor(await room.account());
      const [thief, phone] = [await elsewhere(kim), await elsewhere(kim)];
      const wrong = kim.authenticator.wrongCode();
      const guess = () => reasonOf(client().stepUp({ otp: wrong }, as(thief)));
      const recover = (code: string) => reasonOf(client().useRecoveryCode({ code }, as(thief)));
      for (let n = 0; n < 10; n += 1) expect(await guess()).toBe('WRONG_CODE');
      for (let n = 0; n < 10; n += 1) expect(await recover('AAAA-BBBB-CCCC-DDDD')).toBe('WRONG_CODE');
      expect([await guess(), await recover('AAAA-BBBB-CCCC-DDDD')]).toEqual(
        Array(2).fill('TOO_MANY_ATTEMPTS'),
      );
      // A password makes a device known, not one that counts by itself.
      expect(await reasonOf(client().stepUp({ otp: wrong }, as(phone)))).toBe('TOO_MANY_ATTEMPTS');
      const own = await stepUp(kim);
      expect(acrOf(own)).toBe('aal2');
      const signedIn = await client().signInWithPassword(
        { email: kim.email, password: PASSWORD, otp: await kim.authenticator.code() },
        own.browser.options(),
      );
      const here = next(own, signedIn.session);
      expect(await reasonOf(client().useRecoveryCode({ code: kim.recoveryCodes[0] ?? '' }, as(here)))).toBe(
        'ok',
      );
    });
  });
}
