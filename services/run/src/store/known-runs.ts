import { BoundedMap } from '@fabula/kit/bounded-map';
import type { OpenTurn } from '../domain/open-turn.ts';
import type { Renewed } from './leases.ts';

/** A run and its newest turn as this process has left them. */
export interface KnownRun extends OpenTurn {
  /** Postgres' own name for the row as it was written then (xmin): each change since, by whomever, has given it another. */
  readonly version: string;
  /** Its state's JSON. */
  readonly stateJson: string;
}

/** Of their states' JSON; with the objects it takes some five times as much. A state grows from 2 to some 20 kB: a thousand runs. */
const KEPT_LENGTH = 12 * 1024 * 1024;

/**
 * Runs that this process has written, so that the next step of a turn need not lock and read them first. They are a guess,
 * never the truth: whatever is written on their account names their version, and where that has passed nothing is written.
 */
export class KnownRuns {
  private readonly known: BoundedMap<KnownRun>;

  constructor(keptLength = KEPT_LENGTH) {
    this.known = new BoundedMap(keptLength);
  }

  get(playerStoryId: string): KnownRun | undefined {
    return this.known.get(playerStoryId);
  }

  keep(known: KnownRun): void {
    this.known.set(known.run.id, known, known.stateJson.length);
  }

  /** Its lease was renewed: whoever knew the row as it was before knows it as it is now. */
  renewed(playerStoryId: string, { before, after }: Renewed): void {
    const known = this.get(playerStoryId);
    if (known?.version === before) this.keep({ ...known, version: after });
  }
}
