import { setTimeout as sleep } from 'node:timers/promises';
import { fromBinary } from '@bufbuild/protobuf';
import type { Client } from '@fabula/kit/client';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { decodeJwt } from 'jose';
import { Browser } from '../browser.ts';
import { enrolled } from '../enrolled.ts';
import type { AuthTestOptions } from '../harness.ts';
import { type Account, MailRoom, PASSWORD, reasonOf } from '../mail-room.ts';

export type Person = Pick<Account, 'email' | 'id' | 'browser' | 'token'>;

/** As fast as every process is to know that an account is over, milliseconds. */
const KNOWN_WITHIN_MS = 5_000;
const REFRESH_MS = 20_000;

/** A site with one member of the team, and people who come and are let go. */
export class People {
  private readAt = performance.now();

  private constructor(
    readonly room: MailRoom,
    private first: Person,
  ) {}

  /** The first member, whose token of now is good for a while. */
  get team(): Person {
    return this.first;
  }

  /** Tokens of a realm live for a minute. */
  async refreshed(): Promise<void> {
    if (performance.now() - this.readAt < REFRESH_MS) return;
    const { session } = await this.client.resumeSession({}, this.team.browser.options());
    this.first = { ...this.team, token: session?.accessToken ?? '' };
    this.readAt = performance.now();
  }

  static async open(
    keycloak: AuthTestOptions['keycloak'],
    google?: AuthTestOptions['google'],
  ): Promise<People> {
    const room = await MailRoom.open({ keycloak, ...(google && { google }) });
    const path = room.auth.announced[0] ?? '';
    const link = new URL(path, 'http://x').searchParams.get('invite_token') ?? '';
    const first = await room.account(new Browser(), link);
    return new People(room, await withFactor(room.auth.client, first));
  }

  get client(): Client<typeof AuthService> {
    return this.room.auth.client;
  }

  as({ browser, token }: Person) {
    return browser.options(token);
  }

  /** Another member, with a second factor. */
  async member(): Promise<Person> {
    const person = await this.room.account();
    await this.client.setRole({ userId: person.id, role: 'team' }, this.as(this.team));
    const { session } = await this.client.resumeSession({}, person.browser.options());
    return withFactor(this.client, { ...person, token: session?.accessToken ?? '' });
  }

  /** What the team wants of somebody; answers the reason where it is refused. */
  setEnabled(userId: string, isEnabled: boolean, by = this.team): Promise<string> {
    return reasonOf(this.client.setEnabled({ userId, isEnabled }, this.as(by)));
  }

  deleteUser(userId: string, by = this.team): Promise<string> {
    return reasonOf(this.client.deleteUser({ userId }, this.as(by)));
  }

  /** Signed in anew, by the password. */
  async again(email: string): Promise<Person> {
    const browser = new Browser();
    const { session } = await this.room.signIn(email, PASSWORD, browser);
    const token = session?.accessToken ?? '';
    return { email, browser, token, id: decodeJwt(token).sub ?? '' };
  }

  profile(person: Person): Promise<string> {
    return reasonOf(this.client.getProfile({}, this.as(person)));
  }

  /** How long it takes until the person's token counts no more, milliseconds. */
  async over(person: Person): Promise<number> {
    const since = performance.now();
    await until(async () => (await this.profile(person)) === 'SESSION_ENDED');
    return performance.now() - since;
  }

  async listed(id: string) {
    const { profiles } = await this.client.listProfiles({ limit: 200 }, this.as(this.team));
    return profiles.find((profile) => profile.id === id);
  }

  async actionsOf(userId: string): Promise<string[]> {
    const { events } = await this.client.listAuditEvents({ userId }, this.as(this.team));
    return events.map(({ action }) => action);
  }

  /** Waits for a mail to this address that says so. */
  told(email: string, words: string): Promise<void> {
    return until(() =>
      this.room.server.received.some(({ to, text }) => to.includes(email) && text.includes(words)),
    );
  }

  sql(text: string, bindings: readonly string[] = []): Promise<{ rows: Record<string, unknown>[] }> {
    return this.room.auth.db.transaction((tx) => tx.raw(text, [...bindings]));
  }

  /** As if ten seconds had passed since somebody left. */
  async later(): Promise<void> {
    await this.sql("update deletions set created_at = created_at - interval '10 s' where done_at is null");
  }

  /** How often the other parts were told that this account is gone. */
  async endsTold(userId: string): Promise<number> {
    const { rows } = await this.sql("select payload from outbox where subject = 'fabula.auth.user_deleted'");
    const ids = rows.map(({ payload }) => fromBinary(UserDeletedSchema, payload as Uint8Array).userId);
    return ids.filter((id) => id === userId).length;
  }

  /** Everything that auth still has of these. */
  async remains(...words: string[]): Promise<string[]> {
    const tables = ['profiles', 'sessions', 'links', 'invites', 'devices', 'factors', 'recovery_codes'];
    const all = [...tables, 'google_subjects', 'oidc_users', 'oidc_factors', 'oidc_record', 'credentials'];
    const found: string[] = [];
    for (const table of all)
      for (const word of words) {
        const { rows } = await this.sql(`select 1 from ${table} t where t::text like ? limit 1`, [
          `%${word}%`,
        ]);
        if (rows.length > 0) found.push(`${table}: ${word}`);
      }
    return found;
  }
}

export const isSoon = (ms: number): boolean => ms < KNOWN_WITHIN_MS;

export async function until(holds: () => Promise<boolean> | boolean, ms = 30_000): Promise<void> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > ms) throw new Error('it has not come');
    await sleep(50);
  }
}

async function withFactor(client: Client<typeof AuthService>, person: Person): Promise<Person> {
  const { token } = await enrolled(client, person.browser, person.token);
  return { ...person, token };
}
