import { createHash } from 'node:crypto';
import { currentPart } from '../guard.ts';

/** A statement as the driver takes it: with a name it is parsed and planned once a session, without one each time. */
export interface DriverStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What we use of the driver below knex. */
export interface PgClient {
  query(statement: DriverStatement): Promise<{ rows: unknown[] }>;
}

/** Far more than the code has: beyond it texts are made at run time, and each session would keep every one of them. */
const MOST_NAMES = 1_000;
/** Postgres' feature_not_supported, of a plan whose table has other columns by now. */
const OUTDATED = { code: '0A000', text: /cached plan must not change result type/ };
/**
 * The name is unknown, or another one's: the session behind the connection is not the one in which it was given (a fail-over
 * or a pool between, `deallocate all`).
 */
const OTHER_SESSION = ['26000', '42P05'];

const names = new Map<string, string>();

/**
 * Asks by a statement that is planned once a session: planning costs as much as executing. Its name is made of its text and
 * its part: of parts that share a session each has another search path, and a plan is made anew where that has changed.
 * Where a migration took its plan's columns away, or the session knows no such name, the statement has had no effect; the next
 * one is planned anew.
 */
export async function ask<T>(
  client: PgClient,
  text: string,
  values: readonly unknown[],
  part = currentPart(),
): Promise<T[]> {
  const key = `${part} ${text}`;
  const name = part === undefined ? undefined : nameOf(key);
  try {
    const { rows } = await client.query(name === undefined ? { text, values } : { name, text, values });
    return rows as T[];
  } catch (error) {
    if (isOutdated(error)) rename(key);
    throw error;
  }
}

/** Whether the error is of a plan that is gone, or that a migration made useless; the same statement may be sent again. */
export function isOutdated(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (OTHER_SESSION.includes(String(code))) return true;
  return code === OUTDATED.code && OUTDATED.text.test(String(message));
}

function nameOf(key: string): string | undefined {
  const known = names.get(key);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) return undefined;
  const name = `s_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
  names.set(key, name);
  return name;
}

/** A session keeps a useless plan under its name until it ends. */
function rename(key: string): void {
  const name = names.get(key);
  if (name === undefined) return;
  names.set(key, `s_${createHash('sha256').update(name).digest('hex').slice(0, 32)}`);
}
