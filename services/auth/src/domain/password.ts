import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Runs on libuv's threads, not on the event loop.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/** Whether the password fits; takes the same time when there is no hash to compare with. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody()), password.normalize('NFKC'), COST);
  return stored !== undefined && fits;
}

let nobodysHash: Promise<string> | undefined;

/** A hash that nobody knows the password of: an unknown address costs as much as a known one. */
function nobody(): Promise<string> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  return nobodysHash;
}
