import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './write-atomically.ts';

/** Parts that keep something in Postgres, each as a role of its own. */
export const KEEPERS = ['auth', 'catalogue', 'run', 'moment-engine'] as const;

/** Of Keycloak: its database's role, who may change its realm, and its two clients. */
const KEYCLOAK = ['keycloak', 'realm-admin', 'keycloak-web', 'keycloak-auth'] as const;

const ROLES = ['postgres', ...KEEPERS, ...KEYCLOAK] as const;
const passwords = z.record(z.enum(ROLES), z.string());
const stored = z.partialRecord(z.enum(ROLES), z.string());

/** What each role logs in with. */
export type Passwords = z.infer<typeof passwords>;

/** Made once for a stage's folder, readable by its owner alone; those of roles that a later release has are added. */
export function passwordsIn(folder: string): Passwords {
  const file = join(folder, 'passwords.json');
  const known = existsSync(file) ? stored.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const all = passwords.parse(Object.fromEntries(ROLES.map((role) => [role, known[role] ?? newPassword()])));
  if (ROLES.some((role) => known[role] === undefined)) writeAtomically(file, JSON.stringify(all, null, 2));
  return all;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
