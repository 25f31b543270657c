import { canonicalJson } from '@fabula/rules/hash';
import type { OwnedItem, PlayedMoment, RosterCharacter, RunState } from '@fabula/rules/types';

/** A player moment that a turn has made or changed. */
export interface ChangedMoment {
  readonly ordinal: number;
  readonly played: PlayedMoment;
  /** Facts that it has brought. */
  readonly facts: readonly string[];
}

/** What of a run's tables a turn changes: the difference of two states. */
export interface Changes {
  readonly moments: readonly ChangedMoment[];
  readonly roster: readonly RosterCharacter[];
  readonly leftRoster: readonly string[];
  readonly items: readonly OwnedItem[];
  readonly leftItems: readonly string[];
}

export function changesOf(before: RunState, after: RunState): Changes {
  const roster = compare(before.roster, after.roster, (each) => each.characterId);
  const items = compare(before.items, after.items, (each) => each.itemId);
  return {
    moments: changedMoments(before, after),
    roster: roster.changed,
    leftRoster: roster.left,
    items: items.changed,
    leftItems: items.left,
  };
}

function changedMoments(before: RunState, after: RunState): ChangedMoment[] {
  const known = new Set(before.facts);
  const learned = after.facts.filter((fact) => !known.has(fact));
  const first = before.moments.length - 1;
  return after.moments.slice(first).map((played, index) => ({
    ordinal: first + index,
    played,
    // Facts come in the moment that was current; those after it have only been made.
    facts: index === 0 ? learned : [],
  }));
}

/** The rules copy what they change: what is the same object is the same. */
function compare<T>(before: readonly T[], after: readonly T[], idOf: (each: T) => string) {
  if (before === after) return { changed: [], left: [] };
  const was = new Map(before.map((each) => [idOf(each), each]));
  const is = new Set(after.map(idOf));
  return {
    changed: after.filter((each) => !isSame(was.get(idOf(each)), each)),
    left: [...was.keys()].filter((id) => !is.has(id)),
  };
}

function isSame<T>(before: T | undefined, after: T): boolean {
  return before === after || (before !== undefined && canonicalJson(before) === canonicalJson(after));
}
