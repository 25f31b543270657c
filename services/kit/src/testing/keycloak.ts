import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePorts } from './ports.ts';
import { findProgram, type Running, running, untilUp } from './programs.ts';

export interface KeycloakOptions {
  /** Of Postgres' superuser; Keycloak gets a database and a role of its own. */
  readonly postgres: string;
  /** Where players come: its tokens name it. */
  readonly origin: string;
  readonly port: number;
  /** Health and metrics. */
  readonly managementPort: number;
  readonly passwords: KeycloakPasswords;
}

export interface KeycloakPasswords {
  /** Of its database's role. */
  readonly database: string;
  /** Of the client that may do everything, which the first start makes: who changes the realm logs in with it. */
  readonly admin: string;
}

/** How it is started, and by what one sees that it is ready. */
export interface KeycloakCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly readyUrl: string;
}

export interface RunningKeycloak extends Running {
  readonly managementUrl: string;
}

/** The client that `KeycloakPasswords.admin` is the secret of. */
export const KEYCLOAK_ADMIN = 'realm-admin';
const DATABASE = 'keycloak';
const FETCH = new URL('../../../../scripts/setup/keycloak.sh', import.meta.url).pathname;

/** What Keycloak's own script gives to Java, with little memory: 256 MB of heap serve a machine of ours. */
const JAVA = [
  ...['-Xms64m', '-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'],
  ...['-XX:MetaspaceSize=96M', '-XX:MaxMetaspaceSize=256m', '-XX:+ExitOnOutOfMemoryError'],
  ...['-Dfile.encoding=UTF-8', '-Duser.language=en', '-Duser.country=US'],
  ...['util', 'util.concurrent', 'security', 'lang'].map(
    (p) => `--add-opens=java.base/java.${p}=ALL-UNNAMED`,
  ),
  ...['-Djava.util.logging.manager=org.jboss.logmanager.LogManager', '-Dpicocli.disable.closures=true'],
];

/** Where the set-up script puts it. Throws where it has not been fetched. */
export function keycloakHome(): string {
  const home = execFileSync(FETCH, ['where'], { encoding: 'utf8' }).trim();
  if (!existsSync(join(home, '.built')))
    throw new Error('Keycloak has not been fetched: run scripts/setup/keycloak.sh');
  return home;
}

/**
 * Java itself, past Keycloak's own script, which would stay beside it as a second process: who is killed by its id has gone
 * then, and nothing of it is left.
 */
export function keycloakCommand(options: KeycloakOptions): KeycloakCommand {
  const home = keycloakHome();
  const { port: dbPort } = new URL(options.postgres);
  const flags = [
    ...[
      'start',
      '--optimized',
      '--http-enabled=true',
      '--http-host=127.0.0.1',
      `--http-port=${options.port}`,
    ],
    ...['--http-management-host=127.0.0.1', `--http-management-port=${options.managementPort}`],
    ...[`--hostname=${options.origin}`, '--hostname-backchannel-dynamic=true', '--proxy-headers=xforwarded'],
    // One of its kind: it looks for no others, and listens for none.
    '--cache=local',
    ...['--db-pool-initial-size=1', '--db-pool-max-size=20', '--log-level=warn'],
  ];
  const places = [`-Dkc.home.dir=${home}`, `-Djboss.server.config.dir=${home}/conf`];
  const main = ['-cp', join(home, 'lib/quarkus-run.jar'), 'io.quarkus.bootstrap.runner.QuarkusEntryPoint'];
  return {
    command: findProgram('java'),
    args: [...JAVA, ...places, ...main, ...flags],
    env: {
      // glibc keeps less of what was freed.
      MALLOC_ARENA_MAX: '2',
      KC_DB_URL: `jdbc:postgresql://127.0.0.1:${dbPort}/${DATABASE}`,
      KC_DB_USERNAME: DATABASE,
      KC_DB_PASSWORD: options.passwords.database,
      // Only the start on an empty database makes this client.
      KC_BOOTSTRAP_ADMIN_CLIENT_ID: KEYCLOAK_ADMIN,
      KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: options.passwords.admin,
    },
    readyUrl: `http://127.0.0.1:${options.managementPort}/health/ready`,
  };
}

/** Makes Keycloak's database and role where there are none. */
export async function makeKeycloakDatabase(postgres: string, password: string): Promise<void> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [DATABASE]);
    const secret = client.escapeLiteral(password);
    await client.query(`${roles.rowCount ? 'alter' : 'create'} role ${DATABASE} login password ${secret}`);
    const databases = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!databases.rowCount) await client.query(`create database ${DATABASE} owner ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** A real Keycloak on 127.0.0.1, on a Postgres that runs. It knows no realm but its own. */
export async function startKeycloak(
  options: Omit<KeycloakOptions, 'port' | 'managementPort'>,
): Promise<RunningKeycloak> {
  const [port = 0, managementPort = 0] = await freePorts(2);
  await makeKeycloakDatabase(options.postgres, options.passwords.database);
  const { command, args, env, readyUrl } = keycloakCommand({ ...options, port, managementPort });
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  await untilUp(child, async () => {
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  });
  const managementUrl = `http://127.0.0.1:${managementPort}`;
  return { ...running(`http://127.0.0.1:${port}`, child, { remove: () => {} }), managementUrl };
}
