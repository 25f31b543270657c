import { digest } from '#digest';
import type { RunState } from './types.ts';

/** JSON with sorted keys and without undefined: equal values give equal text on every machine. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** Hexadecimal, of the text's UTF-8. */
export function sha256(text: string): string {
  return digest('sha256', text);
}

/** sha256 of the state's canonical JSON, hexadecimal. */
export function stateHash(state: RunState): string {
  return sha256(canonicalJson(state));
}

/** A copy whose keys are in order. What is hashed is plain data: no dates, nothing with a form of its own. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
