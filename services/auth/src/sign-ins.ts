import { AppError } from '@fabula/kit/errors';
import { fromZero, type Metrics } from '@fabula/kit/metrics';
import { ProofWanted } from './domain/errors.ts';
import { LINK_KINDS, type LinkKind } from './domain/link.ts';

/** How people show who they are. */
export type Way = 'password' | 'sign-up' | 'google' | LinkKind;

/** What came of it: they are in; what they showed was not good; they had tried too often; it could not be looked at. */
const OUTCOMES = ['in', 'refused', 'limited', 'failed'] as const;
const WAYS: readonly Way[] = ['password', 'sign-up', 'google', ...LINK_KINDS];

/** Counts who comes in, and who does not. */
export class SignIns {
  private readonly tries;

  constructor(metrics: Metrics) {
    const all = WAYS.flatMap((way) => OUTCOMES.map((outcome) => ({ way, outcome })));
    const counter = metrics.counter('fabula_sign_ins_total', 'Sign-ins that were tried', ['way', 'outcome']);
    this.tries = fromZero(counter, all);
  }

  in(way: Way): void {
    this.tries.inc({ way, outcome: 'in' });
  }

  out(way: Way, outcome: 'refused' | 'limited' | 'failed'): void {
    this.tries.inc({ way, outcome });
  }

  /** Counts `work` where it throws; who comes in is counted at the door. */
  async trying<T>(way: Way, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // Who is only asked for more has tried nothing yet.
      if (!(error instanceof ProofWanted)) this.out(way, outcomeOf(error));
      throw error;
    }
  }
}

/** What is the player's doing, by the codes of our own errors; all else is ours. */
function outcomeOf(error: unknown) {
  if (!(error instanceof AppError)) return 'failed';
  if (error.code === 'RESOURCE_EXHAUSTED') return 'limited';
  return ['UNAVAILABLE', 'INTERNAL', 'UNKNOWN', 'DEADLINE_EXCEEDED'].includes(error.code)
    ? 'failed'
    : 'refused';
}
