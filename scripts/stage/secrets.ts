import type { IdentityProvider } from './planned.ts';

type Environment = Record<string, string>;

/** The site's secrets at others, and who asks there; nobody else can lose what they never had. */
const ONLY_FOR: Readonly<Record<string, (identity: IdentityProvider) => string>> = {
  // Keycloak asks Google itself, by what the command writes into its realm.
  FABULA_GOOGLE_CLIENT_SECRET: (identity) => (identity === 'keycloak' ? 'migrate-realm' : 'auth'),
  FABULA_SMTP_URL: () => 'auth',
  FABULA_SMTP_PASSWORD: () => 'auth',
  FABULA_LLM_KEY: () => 'moment-engine',
};

/** Takes them out of an environment that all processes would inherit. */
export function takeSecrets(environment: NodeJS.ProcessEnv): Environment {
  const taken: Environment = {};
  for (const name of Object.keys(ONLY_FOR)) {
    const value = environment[name];
    if (value !== undefined) taken[name] = value;
    delete environment[name];
  }
  return taken;
}

/** What of these settings a process is told. `part` is a part's or a command's name. */
export function settingsFor(
  part: string,
  { env = {}, identity }: { env?: Readonly<Environment> | undefined; identity: IdentityProvider },
): Environment {
  const isForIt = ([name]: [string, string]) => (ONLY_FOR[name]?.(identity) ?? part) === part;
  return Object.fromEntries(Object.entries(env).filter(isForIt));
}
