import { derivedInputId } from './input-id.ts';
import type { AskedTurn, LockedRun } from './lease.ts';

/** An input that asks for its turn. */
export interface AskingInput {
  /** Empty: none was given. */
  readonly inputId: string;
  readonly digest: Uint8Array;
  readonly jsonDigest: Uint8Array | undefined;
  readonly owner: string;
  readonly kind: string;
  readonly momentId: string | undefined;
  readonly firstOfConnection: boolean;
  readonly streaming: boolean;
}

/** Which turn the input asks for: a start is known by its moment, an input without an id by what it is. */
export function askedTurn(run: LockedRun, { inputId, kind, momentId, digest }: AskingInput): AskedTurn {
  const about = momentId ?? run.currentMomentId;
  const isStart = kind === 'start_moment';
  const derived = () => derivedInputId({ momentId: about, turns: run.turns, digest });
  return { inputId: isStart ? about : inputId || derived(), isStart, momentId: about };
}

/** The first input of a new connection that bears no id may be one that was sent before. */
export function mayBeRepeat({ inputId, firstOfConnection }: AskingInput, { isStart }: AskedTurn): boolean {
  return inputId === '' && firstOfConnection && !isStart;
}
