import { randomUUID } from 'node:crypto';
import type { Decision, RunState } from '@fabula/rules/types';

/** Ids of player moments by their ordinal: the current one's, and new ones for those that come after it. */
export function momentIds(state: RunState, currentMomentId: string): (ordinal: number) => string {
  const ids = new Map([[state.moments.length - 1, currentMomentId]]);
  return (ordinal) => {
    const id = ids.get(ordinal) ?? randomUUID();
    ids.set(ordinal, id);
    return id;
  };
}

/** The moment that a turn is about: the one it opened (a start may have passed over others), else the current one. */
export function ordinalOf(before: RunState, { facts, state }: Decision): number {
  const started = facts.find((fact) => fact.kind === 'moment_started');
  if (started) return started.ordinal;
  const wasWaiting = before.moments.at(-1)?.status === 'waiting';
  return (wasWaiting ? state : before).moments.length - 1;
}
