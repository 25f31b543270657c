import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Parts that keep something in Postgres, each as a role of its own. */
export const KEEPERS = ['auth', 'catalogue', 'run', 'moment-engine'] as const;

const ROLES = ['postgres', ...KEEPERS] as const;
const passwords = z.record(z.enum(ROLES), z.string());

/** What each role logs in with. */
export type Passwords = z.infer<typeof passwords>;

/** Made once for a stage's folder, readable by its owner alone. */
export function passwordsIn(folder: string): Passwords {
  const file = join(folder, 'passwords.json');
  if (existsSync(file)) return passwords.parse(JSON.parse(readFileSync(file, 'utf8')));
  const made = passwords.parse(Object.fromEntries(ROLES.map((role) => [role, newPassword()])));
  writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
