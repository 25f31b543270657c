import { type Query, queryIn, type Tx } from '@fabula/kit/db';
import type { AppError } from '@fabula/kit/errors';
import { type AskingInput, askedTurn, mayBeRepeat } from '../domain/asked-turn.ts';
import { InputIdTaken } from '../domain/errors.ts';
import { isDerived } from '../domain/input-id.ts';
import { type AskedTurn, isSameInput, type LockedRun, refusalOf } from '../domain/lease.ts';
import type { KnownRun } from '../store/known-runs.ts';
import { type Granted, writeLease } from '../store/leases.ts';
import {
  committedTurn,
  forgetTurn,
  knownTurn,
  type NewestOutput,
  newestOutputOf,
  openingTurn,
  recentTurn,
  type TurnColumns,
} from '../store/turns.ts';

/** Milliseconds in which the first input of a new connection may be the newest turn, sent again. */
const REPEAT_MS = 60_000;

export type Begun = AskedTurn &
  (
    | {
        readonly grant: 'granted';
        readonly fence: number;
        readonly turnNo: number;
        readonly granted: Granted;
      }
    | { readonly grant: 'running' | 'busy' }
    | { readonly grant: 'committed'; readonly turn: TurnColumns; readonly newest: NewestOutput | undefined }
    | { readonly grant: 'refused'; readonly error: AppError }
  );

/**
 * The usual beginning, in one statement: the lease of a run that still is as it was left. Undefined for any other, which is
 * to be looked at under its lock.
 */
export async function grantKnown(
  query: Query,
  { run, version }: Pick<KnownRun, 'run' | 'version'>,
  { asked, leaseMs }: { readonly asked: AskingInput; readonly leaseMs: number },
): Promise<Begun | undefined> {
  const turn = askedTurn(run, asked);
  if (mayBeRepeat(asked, turn) || refusalOf(run, turn)) return undefined;
  return take(query, run, { asked, turn, leaseMs, version });
}

/** Decides, under the run's row lock, what comes of an input; writes its lease if it is granted. */
export async function grantLocked(
  tx: Tx,
  run: LockedRun,
  asked: AskingInput,
  leaseMs: number,
): Promise<Begun> {
  const turn = askedTurn(run, asked);
  const maybeRepeat = mayBeRepeat(asked, turn);
  if (run.leasedTo === null && !maybeRepeat && !refusalOf(run, turn)) {
    const granted = await take(queryIn(tx), run, { asked, turn, leaseMs });
    if (granted) return granted;
  }
  const told = await answered(tx, run, { asked, turn, maybeRepeat });
  if (told) return told;
  if (run.leasedTo !== null) return { ...turn, grant: run.leasedTo === turn.inputId ? 'running' : 'busy' };
  const refusal = await refused(tx, run, turn);
  const granted = refusal ?? (await take(queryIn(tx), run, { asked, turn, leaseMs }));
  return granted ?? { ...turn, grant: 'refused', error: new InputIdTaken() };
}

interface Taking {
  readonly asked: AskingInput;
  readonly turn: AskedTurn;
  readonly leaseMs: number;
  /** Of the run, where its row is not locked. */
  readonly version?: string;
}

async function take(query: Query, run: LockedRun, taking: Taking): Promise<Begun | undefined> {
  const { asked, turn, ...more } = taking;
  const fence = run.fence + 1;
  const turnNo = run.turns + 1;
  const lease = { ...asked, ...turn, ...more, playerStoryId: run.id, turnNo, fence };
  const granted = await writeLease(query, lease);
  return granted && { ...turn, grant: 'granted', fence, turnNo, granted };
}

/** What the log knows already: a committed turn, or another input of the same id. */
async function answered(
  tx: Tx,
  run: LockedRun,
  { asked, turn, maybeRepeat }: { asked: AskingInput; turn: AskedTurn; maybeRepeat: boolean },
): Promise<Begun | undefined> {
  if (turn.isStart) return openedAlready(tx, run, turn);
  const again = maybeRepeat ? await repeated(tx, run, asked) : undefined;
  if (again) return { ...turn, grant: 'committed', inputId: again.input_id, turn: again, newest: undefined };
  const known = await knownTurn(tx, run.id, turn.inputId);
  if (!known) return undefined;
  if (!isSameInput(known, { ...asked, isStart: false }))
    return { ...turn, grant: 'refused', error: new InputIdTaken() };
  if (!known.committed) return undefined;
  const stored = await committedTurn(tx, run.id, turn.inputId);
  return stored && { ...turn, grant: 'committed', turn: stored, newest: undefined };
}

async function openedAlready(tx: Tx, run: LockedRun, turn: AskedTurn): Promise<Begun | undefined> {
  const opened = await openingTurn(tx, run.id, turn.momentId);
  if (!opened) return undefined;
  const newest = await newestOutputOf(tx, run.id, opened.player_moment_id);
  return { ...turn, grant: 'committed', turn: opened, newest };
}

/** The newest turn, if this input is it, sent again by a client that gives no ids. */
async function repeated(tx: Tx, run: LockedRun, { digest }: AskingInput): Promise<TurnColumns | undefined> {
  const recent = await recentTurn(tx, { playerStoryId: run.id, turnNo: run.turns, withinMs: REPEAT_MS });
  if (!recent || !isDerived(recent.inputId) || Buffer.compare(recent.digest, digest) !== 0) return undefined;
  return committedTurn(tx, run.id, recent.inputId);
}

async function refused(tx: Tx, run: LockedRun, turn: AskedTurn): Promise<Begun | undefined> {
  const error = refusalOf(run, turn);
  if (!error) return undefined;
  await forgetTurn(tx, run.id, turn.inputId);
  return { ...turn, grant: 'refused', error };
}
