import { Random } from './random.ts';

/**
 * What happens to a frame. `cut`: both ends of the connection are gone at once, as when a phone loses its network.
 * `swallow`: it is lost, and so is all that follows in either direction, while the connection stands.
 */
export type Fault =
  | { readonly kind: 'none' | 'cut-before' | 'cut-after' | 'twice' | 'swallow' }
  | { readonly kind: 'suspend'; readonly ms: number };

export interface FaultPlan {
  /** The fate of the next frame in this direction: up from the client, down to it. */
  next(direction: 'up' | 'down'): Fault;
}

const NONE: Fault = { kind: 'none' };
export const NO_FAULTS: FaultPlan = { next: () => NONE };

const LONGEST_PAUSE_MS = 400;

export interface SeededFaultsOptions {
  /** Of a frame having a fault. */
  readonly probability: number;
  /** So that a run ends: after so many faults there are no more. */
  readonly most: number;
}

/** Faults that follow from a seed. Frames are repeated on the way up only: no network repeats what TCP carries. */
export class SeededFaults implements FaultPlan {
  readonly done: Fault[] = [];
  private readonly random: Random;

  constructor(
    seed: number,
    private readonly options: SeededFaultsOptions,
  ) {
    this.random = new Random(seed);
  }

  next(direction: 'up' | 'down'): Fault {
    const { probability, most } = this.options;
    if (this.done.length >= most || !this.random.chance(probability)) return NONE;
    const fault = this.choose(direction);
    this.done.push(fault);
    return fault;
  }

  private choose(direction: 'up' | 'down'): Fault {
    const kind = this.random.pick(
      direction === 'up'
        ? (['cut-before', 'cut-after', 'twice', 'suspend', 'swallow'] as const)
        : (['cut-before', 'cut-after', 'suspend', 'swallow'] as const),
    );
    return kind === 'suspend' ? { kind, ms: this.random.below(LONGEST_PAUSE_MS) } : { kind };
  }
}
