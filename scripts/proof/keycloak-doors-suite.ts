import { expect, test } from '@jest/globals';
import { rawAsk } from './raw-ask.ts';

const REALM = '/realms/fabula';
const OIDC = `${REALM}/protocol/openid-connect`;
const CLIENTS = [
  ...['web', 'auth', 'account', 'account-console', 'admin-cli', 'broker', 'realm-management'],
  ...['security-admin-console', 'nobody'],
];

const everyone = (status: number) => Object.fromEntries(CLIENTS.map((id) => [id, status]));

/** What a stranger tries at Keycloak by the site's own address, and the one answer that each gets. */
export function keycloakDoorsSuite(origin: () => string): void {
  /** Status by name. */
  async function statuses(tries: Readonly<Record<string, ReturnType<typeof rawAsk>>>) {
    const all = Object.entries(tries).map(async ([what, answer]) => [what, (await answer).status] as const);
    return Object.fromEntries(await Promise.all(all));
  }
  const get = (path: string) => rawAsk(origin(), path);
  const post = (path: string, form: Record<string, string>) => rawAsk(origin(), path, { form });
  /** None of these is there, for all that anybody is told. */
  const noneIsThere = async (paths: readonly string[]) =>
    expect(await statuses(Object.fromEntries(paths.map((path) => [path, get(path)])))).toEqual(
      Object.fromEntries(paths.map((path) => [path, 404])),
    );
  const ofClients = (ask: (id: string) => ReturnType<typeof rawAsk>) =>
    statuses(Object.fromEntries(CLIENTS.map((id) => [id, ask(id)])));

  test('nobody tries a password, or gets a token without one, by any client', async () => {
    const grant = { grant_type: 'password', username: 'somebody@example.org', password: 'a password' };
    const exchange = { grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange', subject_token: 'x' };
    const ciba = { login_hint: 'x', scope: 'openid' };
    expect({
      grant: await ofClients((client_id) => post(`${OIDC}/token`, { ...grant, client_id })),
      own: await ofClients((client_id) =>
        post(`${OIDC}/token`, { grant_type: 'client_credentials', client_id }),
      ),
      exchange: await ofClients((client_id) => post(`${OIDC}/token`, { ...exchange, client_id })),
      device: await ofClients((client_id) => post(`${OIDC}/auth/device`, { client_id })),
      ciba: await ofClients((client_id) => post(`${OIDC}/ext/ciba/auth`, { ...ciba, client_id })),
    }).toEqual({
      ...{ grant: everyone(401), own: everyone(401), exchange: everyone(401) },
      ...{ device: everyone(401), ciba: everyone(401) },
    });
  });

  test('nobody registers: neither a person nor a client', async () => {
    const query = 'response_type=code&redirect_uri=x&scope=openid';
    const actions = `${REALM}/login-actions`;
    const kinds = ['default', 'openid-connect', 'saml2-entity-descriptor', 'install'];
    const clients = kinds.map((kind) => [kind, post(`${REALM}/clients-registrations/${kind}`, {})]);
    expect({
      page: await ofClients((id) => get(`${OIDC}/registrations?client_id=${id}&${query}`)),
      action: await ofClients((id) => get(`${actions}/registration?client_id=${id}`)),
      reset: await ofClients((id) => get(`${actions}/reset-credentials?client_id=${id}`)),
      clients: await statuses(Object.fromEntries(clients)),
    }).toEqual({
      ...{ page: everyone(400), action: everyone(400), reset: everyone(400) },
      clients: { default: 415, 'openid-connect': 415, 'saml2-entity-descriptor': 415, install: 405 },
    });
  });

  test('there is no console: neither of accounts nor of administrators', async () => {
    const account = ['', '/', '/applications', '/credentials/password', '/?referrer=account-console'];
    await noneIsThere(account.map((path) => `${REALM}/account${path}`));
    const paths = [
      '/admin',
      '/admin/',
      '/admin/master/console/',
      '/admin/realms',
      '/admin/realms/fabula/users',
    ];
    await noneIsThere(paths);
  });

  test('the realm of administrators, health and figures are nobody’s', async () => {
    const master = ['', '/account', '/.well-known/openid-configuration', '/protocol/openid-connect/token'];
    const others = ['/realms', '/health', '/metrics', '/js/keycloak.js', '/q/metrics'];
    await noneIsThere([...master.map((path) => `/realms/master${path}`), ...others]);
  });

  test('no trick of a path leads there', async () => {
    const tricks = [
      ...[
        '/resources/../admin/',
        '/resources/%2e%2e/admin/',
        '/resources/..%2fadmin/',
        '/resources/..%2Fadmin/',
      ],
      ...['/resources/%2e%2e%2fadmin/', '/resources/..%5cadmin/', '/resources/..;/admin/'],
      ...['/resources/a%00/../admin/', '/resources//../admin/', '/resources/%252e%252e/admin/'],
      ...['/resources/%252e%252e%252fadmin/', '/resources/', '/resources', '/resources/nothing'],
      ...['/resources/nothing/login/../../../etc/passwd', '/resources/nothing/login/..%2f..%2fetc%2fpasswd'],
      ...['/realms/fabula/../master', '/realms/fabula/..%2fmaster', '/realms/%66abula/../master'],
      ...[
        '/realms/%6daster',
        '/realms//master',
        '/realms/fabula%2f..%2fmaster',
        '/realms/FABULA',
        '//admin/',
      ],
    ];
    await noneIsThere(tricks);
  });
}
