import type { GoogleClient } from '../../google/client.ts';
import type { RealmAdmin } from './admin.ts';
import { settleGoogle } from './google.ts';
import { REALM_MIGRATIONS, type RealmMigration } from './migrations.ts';

/** What a site decides, not a release. */
export interface RealmSettings {
  /** Where Keycloak may send a browser back to: to auth's own page, and after a sign-out to any. */
  readonly origins: readonly string[];
  readonly webSecret: string;
  readonly authSecret: string;
  readonly accessTokenSeconds: number;
  /** The site's client at Google; without it Keycloak sends nobody there. */
  readonly google?: GoogleClient | undefined;
}

/** The realm itself remembers the name of its last migration. */
const ATTRIBUTE = 'fabula.migration';

/** Brings the realm up to date and answers which migrations that took; then sets what the site has set. */
export async function migrateRealm(
  realm: RealmAdmin,
  settings: RealmSettings,
  migrations: readonly RealmMigration[] = REALM_MIGRATIONS,
): Promise<string[]> {
  const done: string[] = [];
  const last = (await realm.attributes())?.[ATTRIBUTE] ?? '';
  for (const { name, run } of migrations.filter((migration) => migration.name > last)) {
    await run(realm);
    await realm.remember({ [ATTRIBUTE]: name });
    done.push(name);
  }
  await settle(realm, settings);
  return done;
}

async function settle(realm: RealmAdmin, settings: RealmSettings): Promise<void> {
  const { origins, webSecret, authSecret, accessTokenSeconds } = settings;
  const pages = origins.map((origin) => `${origin}/*`);
  const web = await realm.client('web');
  await realm.changeClient('web', {
    secret: webSecret,
    redirectUris: origins.map((origin) => `${origin}/auth/google/return`),
    attributes: { ...Object(web?.attributes), 'post.logout.redirect.uris': pages.join('##') },
  });
  await realm.changeClient('auth', { secret: authSecret });
  await realm.change({ accessTokenLifespan: accessTokenSeconds });
  await settleGoogle(realm, settings.google);
}
