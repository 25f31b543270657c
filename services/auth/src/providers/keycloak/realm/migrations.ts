import { readFile } from 'node:fs/promises';
import type { RealmAdmin } from './admin.ts';
import { prepareForGoogle } from './google.ts';

/** A numbered change of the realm. It may break off and be run again, so it finds out by itself what is left to do. */
export interface RealmMigration {
  readonly name: string;
  readonly run: (realm: RealmAdmin) => Promise<void>;
}

const FIRST_REALM = new URL('../../../../../../deploy/keycloak/fabula-realm.json', import.meta.url);

/** Keycloak gives these to every realm: pages where people change their own address, and a client that takes anybody's password. */
const DOORS = ['account', 'account-console', 'admin-cli', 'security-admin-console'];

/** Additive first, like a database's: a release that runs meanwhile has to live with them. What stands here is never changed. */
export const REALM_MIGRATIONS: readonly RealmMigration[] = [
  {
    name: '001_realm',
    run: async (realm) => realm.create(JSON.parse(await readFile(FIRST_REALM, 'utf8'))),
  },
  {
    name: '002_only_our_doors',
    run: async (realm) => {
      for (const door of DOORS) await realm.changeClient(door, { enabled: false });
    },
  },
  { name: '003_google', run: prepareForGoogle },
];
