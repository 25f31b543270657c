import { createHash } from 'node:crypto';
import type { RunState } from './types.ts';

/** JSON with sorted keys and without undefined: equal values give equal text on every machine. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner));
}

/** sha256 of the state's canonical JSON, hexadecimal. */
export function stateHash(state: RunState): string {
  return createHash('sha256').update(canonicalJson(state)).digest('hex');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, value[key]]),
  );
}
