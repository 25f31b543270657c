import { measures } from './measures.ts';
import type { Turn } from './turn.ts';

/** A turn that goes out later than this has missed its schedule. */
export const MISSED_MS = 100;

/** Adds a turn that is over to the figures. @param tags e.g. its phase */
export function record(turn: Turn, tags: Readonly<Record<string, string>> = {}): void {
  const { kind, way, sinceMs, firstWordMs, outputMs, failure } = turn;
  const all = { ...tags, kind, way };
  measures.turns.add(1, all);
  measures.turnOk.add(outputMs !== undefined, all);
  if (outputMs !== undefined) {
    measures.turnMs.add(outputMs - sinceMs, all);
    // By which what its engine says of this very turn is found (`../report/own-times.ts`). What streams is heard while it is said.
    if (way !== 'streamed')
      console.log(`turn ${turn.inputId} phase=${tags.phase ?? ''} ${outputMs - sinceMs}`);
  } else measures.failures.add(1, { ...all, code: failure ?? 'none' });
  if (firstWordMs !== undefined) measures.firstWordMs.add(firstWordMs - sinceMs, all);
  if (way === 'streamed' || way === 'recorded') measures.understood.add(turn.transcript !== '', all);
}

/** Counts a turn that is sent now and was due at `dueMs`. */
export function countLateness(dueMs: number, tags: Readonly<Record<string, string>> = {}): void {
  if (Date.now() - dueMs > MISSED_MS) measures.missed.add(1, tags);
}
