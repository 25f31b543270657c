import { randomUUID } from 'node:crypto';
import { hashSync, verifySync } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that nobody knows the password of: an unknown address costs as much as a known one. */
const NOBODYS = hashSync(randomUUID(), COST);

/** One hash, in this thread and not on those of libuv. Answers the new hash, or whether the password fits the stored one. */
export default function work({ kind, password, stored }) {
  const text = password.normalize('NFKC');
  if (kind === 'new') return hashSync(text, COST);
  return verifySync(stored ?? NOBODYS, text, COST) && stored !== undefined;
}
