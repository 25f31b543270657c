import type { RecentSkip } from '@fabula/rules/types';
import type { LockedRun } from './lease.ts';

/** A turn that is being worked on, with its run. */
export interface OpenTurn {
  readonly run: LockedRun;
  /** The input that holds the lease, or held it last and has not committed. */
  readonly leaseInput: string | null;
  readonly attempt: number;
  readonly kind: string;
  /** Moments that had just been skipped when a start began; null for any other turn. */
  readonly recentSkips: readonly RecentSkip[] | null;
}

/** What names a turn in whose name something is to be written. */
export interface NamedTurn {
  readonly inputId: string;
  readonly turnNo: number;
  readonly fence: number;
}

/** Whether the turn is the one that holds its run's lease. */
export function isHeld({ run, leaseInput }: OpenTurn, { inputId, turnNo, fence }: NamedTurn): boolean {
  return run.fence === fence && leaseInput === inputId && run.turns + 1 === turnNo;
}
