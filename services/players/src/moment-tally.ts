/** What happened in one moment, over all runs of a player. */
export interface MomentTally {
  visits: number;
  skipped: number;
  /** Heard turns, and those among them that brought something. */
  turns: number;
  hits: number;
  /** Visits in which nothing was got across for too long, or in which the run ran out. */
  stalls: number;
  successes: number;
  failures: number;
  /** How often it was left by which path, or with which outcome. */
  readonly exits: Map<string, number>;
  /** Of a battle: visits in which an opponent fell, by its character's id. */
  readonly fallen: Map<string, number>;
}

export function newMomentTally(): MomentTally {
  return {
    ...{ visits: 0, skipped: 0, turns: 0, hits: 0, stalls: 0, successes: 0, failures: 0 },
    exits: new Map(),
    fallen: new Map(),
  };
}
