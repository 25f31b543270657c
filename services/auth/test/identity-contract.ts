import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import type {
  IdentityBackend,
  IdentityTokens,
  IdentityUser,
  NewIdentityUser,
} from '../src/domain/identity.ts';
import { newTotpSecret, totpCode, totpStep } from '../src/domain/totp.ts';

export interface IdentityUnderTest {
  readonly identity: IdentityBackend;
  /** From now on nothing of the back end can be reached. */
  away(): Promise<void>;
  /** It can again. */
  back(): Promise<void>;
  /** What an access token says, whose signature, issuer and audience every part would accept. Throws for any other. */
  verify(accessToken: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

const PASSWORD = 'correct horse battery';
const NOBODY = randomUUID();

/** What every identity back end does, row by row. */
export function identityContract(name: string, start: () => Promise<IdentityUnderTest>): void {
  describe(`the identity back end ${name}`, () => {
    let under: IdentityUnderTest;
    let identity: IdentityBackend;
    beforeAll(async () => {
      under = await start();
      identity = under.identity;
    });
    afterAll(() => under?.close());

    const address = () => `${randomUUID()}@example.org`;
    async function made(changes: Partial<NewIdentityUser> = {}): Promise<IdentityUser> {
      const wanted = {
        email: address(),
        password: PASSWORD,
        role: 'player',
        isEmailProven: true,
        ...changes,
      };
      const user = await identity.create(wanted as NewIdentityUser);
      if (!user) throw new Error('not created');
      return user;
    }
    async function vouched(userId: string, otp?: string): Promise<IdentityTokens> {
      const tokens = await identity.vouch(userId, otp);
      if (!tokens) throw new Error('no tokens');
      return tokens;
    }
    async function enrolled(userId: string) {
      const secret = newTotpSecret();
      const factor = await identity.addFactor(userId, secret);
      if (!factor) throw new Error('not enrolled');
      // Neighbouring codes count too, so that a test need not wait for the next one.
      return { factor, code: (offset = 0) => totpCode(secret, totpStep(new Date()) + offset) };
    }
    const rolesOf = (token: string) =>
      decodeJwt<{ realm_access?: { roles?: string[] } }>(token)
        .realm_access?.roles?.filter((role) => ['player', 'author', 'team'].includes(role))
        .toSorted();

    describe('users', () => {
      it('finds by id and by address whom it created, and nobody else', async () => {
        const user = await made({ role: 'author' });
        expect(user).toMatchObject({ role: 'author', isEmailProven: true, isEnabled: true });
        expect(Math.abs(Date.now() - user.createdAt.getTime())).toBeLessThan(60_000);
        expect(await identity.find({ id: user.id })).toEqual(user);
        expect(await identity.find({ email: user.email })).toEqual(user);
        expect(await identity.find({ id: NOBODY })).toBeUndefined();
        expect(await identity.find({ email: address() })).toBeUndefined();
        expect(await identity.find({ email: user.email.slice(1) })).toBeUndefined();
      });

      it('gives an address to one user, also of several at once', async () => {
        const wanted = { email: address(), role: 'player', isEmailProven: false } as const;
        const all = await Promise.all(Array.from({ length: 5 }, () => identity.create(wanted)));
        expect(all.filter(Boolean)).toHaveLength(1);
        expect(await identity.create({ ...wanted, password: PASSWORD })).toBeUndefined();
        expect(await identity.checkPassword(wanted.email, PASSWORD)).toBeUndefined();
      });

      it('knows whether an address is proven', async () => {
        const user = await made({ isEmailProven: false });
        expect(user.isEmailProven).toBe(false);
        expect(await identity.proveAddress(user.id)).toBe(true);
        expect((await identity.find({ id: user.id }))?.isEmailProven).toBe(true);
        expect(await identity.checkPassword(user.email, PASSWORD)).toMatchObject({ id: user.id });
        expect(await identity.proveAddress(NOBODY)).toBe(false);
      });

      it('lets a disabled user in by nothing, and in again when enabled', async () => {
        const user = await made();
        const { refreshToken } = await vouched(user.id);
        expect(await identity.setEnabled(user.id, false)).toBe(true);
        expect(await identity.find({ id: user.id })).toMatchObject({ isEnabled: false });
        expect(await identity.checkPassword(user.email, PASSWORD)).toBeUndefined();
        expect(await identity.vouch(user.id)).toBeUndefined();
        expect(await identity.refresh(refreshToken)).toBeUndefined();
        expect(await identity.setEnabled(user.id, true)).toBe(true);
        expect(await identity.refresh(refreshToken)).toBeUndefined();
        expect(await identity.checkPassword(user.email, PASSWORD)).toMatchObject({ id: user.id });
        expect(await identity.vouch(user.id)).toBeDefined();
        expect(await identity.setEnabled(NOBODY, false)).toBe(false);
      });

      it('forgets whom it deletes, and gives the address to somebody new', async () => {
        const user = await made();
        const { refreshToken } = await vouched(user.id);
        await enrolled(user.id);
        expect(await identity.delete(user.id)).toBe(true);
        expect(await identity.delete(user.id)).toBe(false);
        expect(await identity.find({ id: user.id })).toBeUndefined();
        expect(await identity.refresh(refreshToken)).toBeUndefined();
        expect(await identity.vouch(user.id)).toBeUndefined();
        const next = await made({ email: user.email, password: undefined });
        expect(next.id).not.toBe(user.id);
        expect(await identity.checkPassword(user.email, PASSWORD)).toBeUndefined();
        expect(await identity.listFactors(next.id)).toEqual([]);
      });
    });

    describe('roles', () => {
      it('go up and down, and arrive with the next token', async () => {
        const user = await made();
        const { accessToken, refreshToken } = await vouched(user.id);
        expect(rolesOf(accessToken)).toEqual(['player']);
        for (const [role, carried] of [
          ['team', ['author', 'player', 'team']],
          ['author', ['author', 'player']],
          ['player', ['player']],
        ] as const) {
          expect(await identity.setRole(user.id, role)).toBe(true);
          expect(await identity.find({ id: user.id })).toMatchObject({ role });
          expect(rolesOf((await identity.refresh(refreshToken))?.accessToken ?? '')).toEqual(carried);
        }
        expect(await identity.setRole(NOBODY, 'team')).toBe(false);
      });

      it('are raised, and never lowered by that', async () => {
        const user = await made();
        expect(await identity.raiseRole(user.id, 'team')).toBe('team');
        expect(await identity.raiseRole(user.id, 'author')).toBe('team');
        expect(await identity.raiseRole(NOBODY, 'author')).toBeUndefined();
        const other = await made();
        await Promise.all([identity.raiseRole(other.id, 'team'), identity.raiseRole(other.id, 'author')]);
        expect(await identity.find({ id: other.id })).toMatchObject({ role: 'team' });
        await identity.setRole(other.id, 'author');
        expect(await identity.find({ id: other.id })).toMatchObject({ role: 'author' });
      });
    });

    describe('passwords', () => {
      it('fit, or not; an unknown address fits none', async () => {
        const user = await made();
        expect(await identity.checkPassword(user.email, PASSWORD)).toEqual(user);
        expect(await identity.checkPassword(user.email, `${PASSWORD} `)).toBeUndefined();
        expect(await identity.checkPassword(address(), PASSWORD)).toBeUndefined();
      });

      it('may have 128 letters of any language', async () => {
        const password = 'é日🐉 '.repeat(32).slice(0, 127).concat('!');
        const user = await made({ password });
        expect(await identity.checkPassword(user.email, password)).toMatchObject({ id: user.id });
        expect(await identity.checkPassword(user.email, `${password.slice(0, -1)}?`)).toBeUndefined();
      });

      it('may be missing, be set, be changed and be taken away', async () => {
        const user = await made({ password: undefined });
        expect(await identity.checkPassword(user.email, '')).toBeUndefined();
        expect(await identity.vouch(user.id)).toBeDefined();
        expect(await identity.setPassword(user.id, PASSWORD)).toBe(true);
        const { refreshToken } = await vouched(user.id);
        expect(await identity.setPassword(user.id, 'another one')).toBe(true);
        expect(await identity.checkPassword(user.email, PASSWORD)).toBeUndefined();
        expect(await identity.checkPassword(user.email, 'another one')).toMatchObject({ id: user.id });
        expect(await identity.refresh(refreshToken)).toBeDefined();
        expect(await identity.removePassword(user.id)).toBe(true);
        expect(await identity.removePassword(user.id)).toBe(true);
        expect(await identity.checkPassword(user.email, 'another one')).toBeUndefined();
        expect(await identity.setPassword(NOBODY, PASSWORD)).toBe(false);
        expect(await identity.removePassword(NOBODY)).toBe(false);
      });

      it('that were guessed at keep nobody out who was unlocked', async () => {
        const user = await made();
        for (let n = 0; n < 35; n += 1) await identity.checkPassword(user.email, `guess ${n}`);
        await identity.unlock(user.id);
        expect(await identity.vouch(user.id)).toBeDefined();
        expect(await identity.checkPassword(user.email, PASSWORD)).toMatchObject({ id: user.id });
        await identity.unlock(NOBODY);
      });
    });

    describe('sessions', () => {
      it('begin with tokens that every part accepts, at the first level of assurance', async () => {
        const user = await made({ role: 'team' });
        const tokens = await vouched(user.id);
        expect(await under.verify(tokens.accessToken)).toMatchObject({
          ...{ sub: user.id, email: user.email, acr: 'aal1', sid: expect.any(String) },
        });
        expect(rolesOf(tokens.accessToken)).toEqual(['author', 'player', 'team']);
        expect(decodeJwt(tokens.idToken)).toMatchObject({ sub: user.id });
        expect(tokens.expiresIn).toBeGreaterThan(0);
        expect(await identity.vouch(NOBODY)).toBeUndefined();
      });

      it('give new tokens to one refresh token again and again, also at once', async () => {
        const user = await made();
        const first = await vouched(user.id);
        const [one, two] = await Promise.all([1, 2].map(() => identity.refresh(first.refreshToken)));
        for (const next of [one, two, await identity.refresh(first.refreshToken)])
          expect(await under.verify(next?.accessToken ?? '')).toMatchObject({
            ...{ sub: user.id, acr: 'aal1', sid: decodeJwt(first.accessToken).sid },
          });
        expect(await identity.refresh('nonsense')).toBeUndefined();
        expect(await identity.refresh(first.accessToken)).toBeUndefined();
      });

      it('end one by one, or all of a user', async () => {
        const [user, other] = [await made(), await made()];
        const [one, two, three] = [await vouched(user.id), await vouched(user.id), await vouched(user.id)];
        const others = await vouched(other.id);
        await identity.end(one.refreshToken);
        await identity.end(one.refreshToken);
        await identity.end('nonsense');
        expect(await identity.refresh(one.refreshToken)).toBeUndefined();
        expect(await identity.refresh(two.refreshToken)).toBeDefined();
        await identity.endAll(user.id);
        await identity.endAll(NOBODY);
        expect(await identity.refresh(two.refreshToken)).toBeUndefined();
        expect(await identity.refresh(three.refreshToken)).toBeUndefined();
        expect(await identity.refresh(others.refreshToken)).toBeDefined();
        expect(await identity.vouch(user.id)).toBeDefined();
      });
    });

    describe('second factors', () => {
      it('are added, listed and removed', async () => {
        const [user, other] = [await made(), await made()];
        expect(await identity.listFactors(user.id)).toEqual([]);
        const { factor } = await enrolled(user.id);
        const { factor: second } = await enrolled(user.id);
        const ids = async () => (await identity.listFactors(user.id)).map(({ id }) => id).toSorted();
        expect(await ids()).toEqual([factor.id, second.id].toSorted());
        expect(await identity.removeFactor(other.id, factor.id)).toBe(false);
        expect(await identity.removeFactor(user.id, factor.id)).toBe(true);
        expect(await identity.removeFactor(user.id, factor.id)).toBe(false);
        expect(await ids()).toEqual([second.id]);
        expect(await identity.addFactor(NOBODY, newTotpSecret())).toBeUndefined();
        expect(await identity.listFactors(NOBODY)).toEqual([]);
      });

      it('give the second level of assurance, which refreshes keep', async () => {
        const user = await made();
        const { code } = await enrolled(user.id);
        const tokens = await vouched(user.id, code());
        expect(await under.verify(tokens.accessToken)).toMatchObject({ sub: user.id, acr: 'aal2' });
        const next = await identity.refresh(tokens.refreshToken);
        expect(await under.verify(next?.accessToken ?? '')).toMatchObject({ acr: 'aal2' });
        const without = await vouched(user.id);
        expect(decodeJwt(without.accessToken)).toMatchObject({ acr: 'aal1' });
      });

      it('take a code once, and nobody else’s', async () => {
        const [user, other] = [await made(), await made()];
        const { code } = await enrolled(user.id);
        await enrolled(other.id);
        expect(await identity.vouch(other.id, code())).toBeUndefined();
        expect(await identity.checkOtp(user.id, code(-1))).toBe(true);
        expect(await identity.checkOtp(user.id, code(-1))).toBe(false);
        expect(await identity.vouch(user.id, code(-1))).toBeUndefined();
        expect(await identity.vouch(user.id, code())).toBeDefined();
        expect(await identity.checkOtp(user.id, code())).toBe(false);
        expect(await identity.checkOtp(user.id, 'abcdef')).toBe(false);
      });

      it('are asked in vain of whoever has none, or has none any more', async () => {
        const user = await made();
        expect(await identity.vouch(user.id, '123456')).toBeUndefined();
        expect(await identity.checkOtp(user.id, '123456')).toBe(false);
        const { factor, code } = await enrolled(user.id);
        await identity.removeFactor(user.id, factor.id);
        expect(await identity.vouch(user.id, code())).toBeUndefined();
        expect(await identity.vouch(NOBODY, '123456')).toBeUndefined();
        expect(await identity.checkOtp(NOBODY, '123456')).toBe(false);
      });
    });

    it('says that it is away, whatever it is asked; afterwards all is as it was', async () => {
      const user = await made();
      const { refreshToken } = await vouched(user.id);
      const { factor } = await enrolled(user.id);
      const calls: Record<keyof IdentityBackend, () => Promise<unknown>> = {
        find: () => identity.find({ id: user.id }),
        create: () => identity.create({ email: address(), role: 'player', isEmailProven: true }),
        delete: () => identity.delete(user.id),
        setEnabled: () => identity.setEnabled(user.id, false),
        proveAddress: () => identity.proveAddress(user.id),
        setRole: () => identity.setRole(user.id, 'team'),
        raiseRole: () => identity.raiseRole(user.id, 'team'),
        checkPassword: () => identity.checkPassword(user.email, PASSWORD),
        setPassword: () => identity.setPassword(user.id, 'another one'),
        removePassword: () => identity.removePassword(user.id),
        addFactor: () => identity.addFactor(user.id, newTotpSecret()),
        removeFactor: () => identity.removeFactor(user.id, factor.id),
        listFactors: () => identity.listFactors(user.id),
        checkOtp: () => identity.checkOtp(user.id, '123456'),
        unlock: () => identity.unlock(user.id),
        vouch: () => identity.vouch(user.id),
        refresh: () => identity.refresh(refreshToken),
        end: () => identity.end(refreshToken),
        endAll: () => identity.endAll(user.id),
      };
      await under.away();
      try {
        for (const [method, call] of Object.entries(calls)) {
          const said = await call().then(
            () => 'an answer',
            (error: { reason?: string; retryable?: boolean }) => `${error.reason} ${error.retryable}`,
          );
          expect(`${method}: ${said}`).toBe(`${method}: IDENTITY_AWAY true`);
        }
      } finally {
        await under.back();
      }
      expect(await identity.find({ id: user.id })).toEqual(user);
      expect(await identity.checkPassword(user.email, PASSWORD)).toEqual(user);
      expect(await identity.refresh(refreshToken)).toBeDefined();
    });
  });
}
