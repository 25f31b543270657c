import { z } from 'zod';
import { type KeycloakAnswer, read, unexpected } from '../http.ts';
import { ServiceAccount, type ServiceAccountSettings } from '../service-account.ts';

export const REALM = 'fabula';

const client = z.looseObject({ id: z.string(), clientId: z.string() });
export type RealmClient = z.infer<typeof client>;

const realm = z.looseObject({ attributes: z.record(z.string(), z.string()).default({}) });

/** A new realm has keys to make: nobody waits for it, and on a busy machine it takes its time. */
const TIMEOUT_MS = 120_000;

/** The realm, to whoever may change it. */
export class RealmAdmin {
  private readonly account: ServiceAccount;

  constructor(settings: Omit<ServiceAccountSettings, 'realm'>) {
    this.account = new ServiceAccount({ timeoutMs: TIMEOUT_MS, ...settings, realm: 'master' });
  }

  /** undefined where there is no such realm. */
  async attributes(): Promise<Readonly<Record<string, string>> | undefined> {
    const answer = await this.account.ask({ method: 'GET', path: `/admin/realms/${REALM}` });
    return answer.status === 404
      ? undefined
      : read(realm, expected(answer, 'the realm'), 'the realm').attributes;
  }

  /** Of the realm. Answers undefined where there is none. */
  async read(path: string): Promise<unknown> {
    const answer = await this.account.ask({ method: 'GET', path: `/admin/realms/${REALM}${path}` });
    return answer.status === 404 ? undefined : expected(answer, path).body;
  }

  async write(method: 'POST' | 'PUT', path: string, json: unknown): Promise<void> {
    expected(await this.account.ask({ method, path: `/admin/realms/${REALM}${path}`, json }), path);
  }

  /** What is not there is no error. */
  async remove(path: string): Promise<void> {
    const answer = await this.account.ask({ method: 'DELETE', path: `/admin/realms/${REALM}${path}` });
    if (answer.status !== 404) expected(answer, path);
  }

  /** Makes it; one that is there already stays as it is. */
  async create(representation: unknown): Promise<void> {
    const answer = await this.account.ask({ method: 'POST', path: '/admin/realms', json: representation });
    if (answer.status !== 409) expected(answer, 'a new realm');
  }

  /** Keycloak takes all attributes for one: those that are not named would go. */
  async remember(attributes: Readonly<Record<string, string>>): Promise<void> {
    await this.change({ attributes: { ...(await this.attributes()), ...attributes } });
  }

  /** Changes only what is named. */
  async change(changes: Readonly<Record<string, unknown>>): Promise<void> {
    const path = `/admin/realms/${REALM}`;
    expected(await this.account.ask({ method: 'PUT', path, json: changes }), 'a change of the realm');
  }

  /** Whoever is there already stays as they are. */
  async importUsers(users: readonly unknown[]): Promise<void> {
    const path = `/admin/realms/${REALM}/partialImport`;
    const json = { ifResourceExists: 'SKIP', users };
    expected(await this.account.ask({ method: 'POST', path, json }), 'users of another provider');
  }

  async client(clientId: string): Promise<RealmClient | undefined> {
    const path = `/admin/realms/${REALM}/clients?${new URLSearchParams({ clientId })}`;
    const answer = expected(await this.account.ask({ method: 'GET', path }), clientId);
    return read(z.array(client), answer, clientId)[0];
  }

  async changeClient(clientId: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
    const known = await this.client(clientId);
    if (!known) throw new Error(`the realm has no client ${clientId}`);
    const path = `/admin/realms/${REALM}/clients/${known.id}`;
    const json = { ...known, ...changes };
    expected(await this.account.ask({ method: 'PUT', path, json }), `a change of ${clientId}`);
  }
}

function expected(answer: KeycloakAnswer, what: string): KeycloakAnswer {
  if (answer.status >= 300) throw unexpected(what, answer);
  return answer;
}
