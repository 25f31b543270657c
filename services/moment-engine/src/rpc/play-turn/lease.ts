import { AppError } from '@fabula/kit/errors';
import type { EngineContext } from '../../context.ts';
import { LeaseLost } from '../../domain/errors.ts';

export interface Lease {
  readonly playerStoryId: string;
  readonly inputId: string;
  readonly fence: number;
}

/** Codes by which run says that the lease is another's. */
const LOST: ReadonlySet<string> = new Set(['ABORTED', 'FAILED_PRECONDITION', 'NOT_FOUND']);

/**
 * Renews a lease until told to stop; `onLost` is called once if it is lost. While run is away the renewal is tried
 * again: the lease may outlive that, and the commit finds out.
 */
export function keepLease(
  engine: EngineContext,
  lease: Lease,
  onLost: (error: LeaseLost) => void,
): () => void {
  let isBusy = false;
  const renew = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await engine.run.renewTurn(lease, { deadlineMs: 2 * engine.times.renew });
    } catch (error) {
      if (error instanceof AppError && LOST.has(error.code)) onLost(new LeaseLost(error));
      else engine.log.warn({ err: error, inputId: lease.inputId }, 'a lease could not be renewed');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void renew(), engine.times.renew);
  return () => clearInterval(timer);
}

/** Gives a lease back, so that the input may be sent again at once. Never throws: at worst it runs out. */
export async function releaseLease(engine: EngineContext, lease: Lease): Promise<void> {
  try {
    await engine.run.releaseTurn(lease, { deadlineMs: engine.times.call });
  } catch (error) {
    engine.log.warn({ err: error, inputId: lease.inputId }, 'a lease could not be given back');
  }
}
