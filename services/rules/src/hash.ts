import { createHash } from 'node:crypto';
import type { RunState } from './types.ts';

/** JSON with sorted keys and without undefined: equal values give equal text on every machine. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** sha256 of the state's canonical JSON, hexadecimal. */
export function stateHash(state: RunState): string {
  return createHash('sha256').update(canonicalJson(state)).digest('hex');
}

/** A copy whose keys are in order. What is hashed is plain data: no dates, nothing with a form of its own. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
