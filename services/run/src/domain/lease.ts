import type { AppError } from '@fabula/kit/errors';
import type { RunState } from '@fabula/rules/types';
import { EndedWithStory, MomentNotCurrent, MomentNotOpen, RunAlreadyEnded } from './errors.ts';

/** A run under its row's lock, as far as a turn's beginning depends on it. */
export interface LockedRun {
  readonly id: string;
  readonly userId: string;
  readonly storyId: string;
  readonly releaseVersion: number;
  readonly language: string;
  readonly seed: string;
  readonly state: RunState;
  /** The player moment of the state's last moment. */
  readonly currentMomentId: string;
  /** Committed turns. */
  readonly turns: number;
  readonly fence: number;
  /** The input whose lease is running; null: nobody holds one. */
  readonly leasedTo: string | null;
  /** It was going on when its story was closed. */
  readonly endedWithStory: boolean;
}

export interface AskedTurn {
  readonly inputId: string;
  readonly isStart: boolean;
  /** The moment that the input is about. */
  readonly momentId: string;
}

/** Why an input gets no lease although nobody holds one; undefined: it gets it. */
export function refusalOf(run: LockedRun, asked: AskedTurn): AppError | undefined {
  if (run.state.status !== 'ongoing')
    return run.endedWithStory ? new EndedWithStory() : new RunAlreadyEnded();
  if (asked.momentId !== run.currentMomentId) return new MomentNotCurrent();
  const isWaiting = run.state.moments.at(-1)?.status === 'waiting';
  return isWaiting === asked.isStart ? undefined : new MomentNotOpen();
}

/** A turn of the log, as far as a turn with the same input id depends on it. */
export interface KnownTurn {
  readonly committed: boolean;
  readonly kind: string;
  readonly digest: Uint8Array;
  /** First sent in pieces: only its JSON was digested. */
  readonly streaming: boolean;
}

/** Whether the input may be the one that is known under its id. */
export function isSameInput(
  known: KnownTurn,
  asked: { isStart: boolean; digest: Uint8Array; jsonDigest: Uint8Array | undefined; streaming: boolean },
): boolean {
  if (asked.isStart && known.kind === 'start_moment') return true;
  if (!known.streaming || asked.streaming) return equal(known.digest, asked.digest);
  // The whole input after its pieces: it can only be compared by what was digested of the pieces.
  return asked.jsonDigest === undefined || equal(known.digest, asked.jsonDigest);
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
