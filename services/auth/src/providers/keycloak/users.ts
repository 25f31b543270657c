import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { IdentityUser, NewIdentityUser } from '../../domain/identity.ts';
import type { Role } from '../../domain/roles.ts';
import { GROUPS, groupOf, roleIn } from './groups.ts';
import { type KeycloakAnswer, type KeycloakRequest, nameOf, read, unexpected } from './http.ts';
import { REALM } from './realm/admin.ts';
import type { ServiceAccount } from './service-account.ts';

const representation = z.object({
  id: z.string(),
  /** Accounts of services have none. */
  email: z.string().default(''),
  enabled: z.boolean(),
  emailVerified: z.boolean(),
  createdTimestamp: z.number(),
});
const groups = z.array(z.object({ id: z.string() }));
const credentials = z.array(
  z.object({ id: z.string(), type: z.string(), userLabel: z.string().optional(), createdDate: z.number() }),
);
export type Credential = z.infer<typeof credentials>[number];

/** Of all users, or of one: an id of any other form would lead elsewhere. */
const PATH = /^($|\?|\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/|$))/;
const NOT_FOUND = { status: 404, body: undefined, id: undefined };

const nobodysPassword = () => randomBytes(32).toString('base64url');

/** The realm's users, by Keycloak's admin API. What is done to one answers false where there is none of this id. */
export class Users {
  constructor(private readonly account: ServiceAccount) {}

  async find(by: { readonly id: string } | { readonly email: string }): Promise<IdentityUser | undefined> {
    const found = 'id' in by ? await this.byId(by.id) : await this.byEmail(by.email);
    if (!found) return undefined;
    const { id, email, enabled, emailVerified, createdTimestamp } = found;
    const answer = await this.ask('GET', `/${id}/groups`);
    // Deleted in between.
    if (answer.status === 404) return undefined;
    return {
      ...{ id, email, isEnabled: enabled, isEmailProven: emailVerified },
      role: roleIn(read(groups, answer, 'the groups of a user').map((group) => group.id)),
      createdAt: new Date(createdTimestamp),
    };
  }

  async byId(id: string): Promise<z.infer<typeof representation> | undefined> {
    const answer = await this.ask('GET', `/${id}`);
    return answer.status === 404 ? undefined : read(representation, answer, 'a user');
  }

  /** The id of the new one; undefined when the address is taken. */
  async create({ email, password, role, isEmailProven }: NewIdentityUser): Promise<string | undefined> {
    const answer = await this.ask('POST', '', {
      ...{ username: email, email, enabled: true, emailVerified: isEmailProven },
      // With its role at once: an answer that is lost leaves nobody with less than they were given.
      groups: role === 'player' ? [] : [`/${role}`],
      credentials: [{ type: 'password', value: password ?? nobodysPassword(), temporary: false }],
    });
    return answer.status === 409 ? undefined : answer.id;
  }

  change(id: string, changes: Readonly<Record<string, unknown>>): Promise<boolean> {
    return this.done('PUT', `/${id}`, changes);
  }

  delete(id: string): Promise<boolean> {
    return this.done('DELETE', `/${id}`);
  }

  endSessions(id: string): Promise<boolean> {
    return this.done('POST', `/${id}/logout`);
  }

  setPassword(id: string, value: string): Promise<boolean> {
    return this.done('PUT', `/${id}/reset-password`, { type: 'password', value, temporary: false });
  }

  /**
   * Whoever has none has one that nobody knows: Keycloak answers at once where there is none, and so would tell a stranger
   * that there is an account.
   */
  removePassword(id: string): Promise<boolean> {
    return this.setPassword(id, nobodysPassword());
  }

  /** False where the user is not there. Whoever has the role already keeps it. */
  async giveRole(id: string, role: Role): Promise<boolean> {
    const group = groupOf(role);
    return group ? this.done('PUT', `/${id}/groups/${group}`) : (await this.byId(id)) !== undefined;
  }

  /** Takes away the groups of all other roles. */
  async leaveOnly(id: string, role: Role): Promise<boolean> {
    const others = Object.values(GROUPS).filter((group) => group !== groupOf(role));
    const left = await Promise.all(others.map((group) => this.done('DELETE', `/${id}/groups/${group}`)));
    return left.every(Boolean);
  }

  /** undefined where there is no such user. */
  async credentials(id: string): Promise<Credential[] | undefined> {
    const answer = await this.ask('GET', `/${id}/credentials`);
    return answer.status === 404 ? undefined : read(credentials, answer, 'credentials');
  }

  deleteCredential(id: string, credentialId: string): Promise<boolean> {
    return this.done('DELETE', `/${id}/credentials/${credentialId}`);
  }

  /** The one that Keycloak checks a code against. */
  preferCredential(id: string, credentialId: string): Promise<boolean> {
    return this.done('POST', `/${id}/credentials/${credentialId}/moveToFirst`);
  }

  async forgetFailures(id: string): Promise<void> {
    const path = `/admin/realms/${REALM}/attack-detection/brute-force/users/${id}`;
    const answer = await this.account.ask({ method: 'DELETE', path });
    if (answer.status >= 300 && answer.status !== 404)
      throw unexpected(nameOf({ method: 'DELETE', path }), answer);
  }

  private async byEmail(email: string): Promise<z.infer<typeof representation> | undefined> {
    const answer = await this.ask('GET', `?${new URLSearchParams({ email, exact: 'true' })}`);
    return read(z.array(representation), answer, 'users of an address')[0];
  }

  private async done(method: KeycloakRequest['method'], path: string, json?: unknown): Promise<boolean> {
    return (await this.ask(method, path, json)).status !== 404;
  }

  /** Answers 404 where there is no such user, and 409 where there is one already. */
  private async ask(
    method: KeycloakRequest['method'],
    path: string,
    json?: unknown,
  ): Promise<KeycloakAnswer> {
    if (!PATH.test(path)) return NOT_FOUND;
    const whole = `/admin/realms/${REALM}/users${path}`;
    const answer = await this.account.ask({ method, path: whole, json });
    if (answer.status >= 300 && answer.status !== 404 && answer.status !== 409)
      throw unexpected(nameOf({ method, path: whole }), answer);
    return answer;
  }
}
