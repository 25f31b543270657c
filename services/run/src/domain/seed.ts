import { createHmac, randomBytes } from 'node:crypto';

/** The secret from which all chance of a run comes, hexadecimal. */
export function newRunSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The seed of one turn: doing the turn again never rolls the dice again. Hexadecimal. */
export function turnSeed(runSeed: string, turnNo: number): string {
  return createHmac('sha256', runSeed).update(String(turnNo)).digest('hex');
}
