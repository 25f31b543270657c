import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, migrate } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Audit } from '../src/audit.ts';
import { IdentityAway } from '../src/domain/errors.ts';
import type { Role } from '../src/domain/roles.ts';
import { Sealer } from '../src/domain/seal.ts';
import { hashSecret } from '../src/domain/session.ts';
import { invite, redeem } from '../src/invites.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { Passwords } from '../src/passwords/passwords.ts';
import { OidcBackend } from '../src/providers/oidc-provider/backend.ts';
import { makeIdentityKeys } from '../src/providers/oidc-provider/make-keys.ts';
import { findProfile } from '../src/store/profiles.ts';
import { visit } from './visit.ts';

const FAILING = `
  create function auth.fails() returns trigger language plpgsql as 'begin raise exception ''gone''; end';
  create trigger fails before update on auth.oidc_users for each row execute function auth.fails()`;

describe.each(Object.entries(DATABASES))('invitations on %s', (name, start) => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-invites-'));
  let database: TestDatabase;
  let db: Database;
  let identity: OidcBackend;
  let audit: Audit;
  const passwords = new Passwords();

  beforeAll(async () => {
    database = await start();
    await migrate(database.root, 'auth', MIGRATIONS);
    db = database.open('auth');
    const keys = await makeIdentityKeys(join(folder, 'identity.json'));
    const log = createLogger('auth', { level: 'silent' });
    audit = new Audit(db, new Sealer(['a key of this test'], 'audit'));
    identity = new OidcBackend({
      db,
      keys,
      log,
      passwords,
      issuer: 'http://localhost/auth/oidc',
      accessTokenSeconds: 60,
    });
  });
  afterAll(async () => {
    await passwords.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  async function player(): Promise<string> {
    const email = `${randomUUID()}@example.org`;
    const user = await identity.create({ email, role: 'player', isEmailProven: true });
    return user?.id ?? '';
  }
  const linkFor = async (role: Role) => {
    const path = await invite(db, { role, kind: 'invite' });
    return hashSecret(new URL(path, 'http://localhost').searchParams.get('invite_token') ?? '');
  };
  const follow = (
    userId: string,
    tokenHash: string,
    by: Pick<OidcBackend, 'find' | 'raiseRole'> = identity,
  ) => redeem({ db, audit, identity: by }, visit(), { userId, tokenHash });
  const told = (userId: string) => audit.list({ limit: 10, userId });
  const roleOf = async (id: string) => (await identity.find({ id }))?.role;

  it('a link is not used up where its role could not be given', async () => {
    const [id, link] = [await player(), await linkFor('author')];
    await database.root.raw(FAILING);
    try {
      await expect(follow(id, link)).rejects.toThrow('gone');
    } finally {
      await database.root.raw('drop trigger fails on auth.oidc_users; drop function auth.fails()');
    }
    expect(await roleOf(id)).toBe('player');
    expect(await told(id)).toEqual([]);
    expect(await follow(id, link)).toEqual({ role: 'author', isUsed: true });
    expect(await roleOf(id)).toBe('author');
    expect((await db.transaction((tx) => findProfile(tx, { id })))?.role).toBe('author');
    expect(await told(id)).toMatchObject([{ action: 'invite-redeemed', detail: 'author' }]);
  });

  it('a link whose answer was lost is kept for who followed it, and gives its role once', async () => {
    const [one, other, link] = [await player(), await player(), await linkFor('author')];
    const answerLost = {
      find: identity.find.bind(identity),
      raiseRole: async (id: string, role: Role) => {
        await identity.raiseRole(id, role);
        throw new IdentityAway(new Error('lost'));
      },
    };
    await expect(follow(one, link, answerLost)).rejects.toThrow(IdentityAway);
    expect(await follow(other, link)).toBeUndefined();
    expect(await follow(one, link)).toEqual({ role: 'author', isUsed: true });
    await identity.setRole(one, 'player');
    expect(await follow(one, link)).toBeUndefined();
  });

  it.each<[Role, Role]>([
    ['team', 'author'],
    ['author', 'team'],
  ])('of two links that are followed at once, %s and %s, the greater role stays', async (one, other) => {
    const id = await player();
    const links = [await linkFor(one), await linkFor(other)];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let holder: Promise<void> | undefined;
    await new Promise<void>((locked) => {
      holder = db.transaction(async (tx) => {
        await tx.raw('select 1 from oidc_users where id = ? for update', [id]);
        locked();
        await held;
      });
    });
    const both = [];
    for (const link of links) {
      both.push(follow(id, link));
      // PGlite has one connection: whoever comes waits for it, in turn.
      while (name === 'Postgres' && (await waiting()) < both.length) await sleep(5);
    }
    release();
    await holder;
    expect(await Promise.all(both)).toContainEqual({ role: 'team', isUsed: true });
    expect(await roleOf(id)).toBe('team');
  });

  /** Sessions that wait for a row of another one. */
  async function waiting(): Promise<number> {
    const sql = "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'";
    const [{ n }] = (await database.root.raw<{ rows: [{ n: number }] }>(sql)).rows;
    return n;
  }

  it('of two people who follow one link at once, one has its role', async () => {
    const [one, other, link] = [await player(), await player(), await linkFor('author')];
    const came = await Promise.all([follow(one, link), follow(other, link)]);
    expect(came.filter((redeemed) => redeemed?.isUsed)).toHaveLength(1);
    expect([await roleOf(one), await roleOf(other)].toSorted()).toEqual(['author', 'player']);
  });

  it('one that gives no more than is there stays good for somebody else', async () => {
    const [one, other] = [await player(), await player()];
    const link = await linkFor('author');
    await follow(one, await linkFor('team'));
    expect(await follow(one, link)).toEqual({ role: 'team', isUsed: false });
    expect(await follow(other, link)).toEqual({ role: 'author', isUsed: true });
    expect(await follow(one, link)).toBeUndefined();
  });
});
