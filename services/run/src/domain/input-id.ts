import { createHash } from 'node:crypto';

const PREFIX = 'auto-';

/**
 * The id of an input that came without one: the same input in the same place of the run has the same id, so that sending
 * it again before it has committed joins its turn.
 */
export function derivedInputId(of: { momentId: string; turns: number; digest: Uint8Array }): string {
  const hash = createHash('sha256').update(`${of.momentId}:${of.turns}:`).update(of.digest).digest('hex');
  return `${PREFIX}${hash.slice(0, 40)}`;
}

/** Whether the input came without an id. */
export function isDerived(inputId: string): boolean {
  return inputId.startsWith(PREFIX);
}
