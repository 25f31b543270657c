import type { MomentOf, MomentType } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';

/** What somebody means by an answer, before it is put into words: what a director who misses nothing makes of it. */
export type Intent = Partial<Judgement>;

/** How many interactions a careful player still needs from each moment to one that wins; those without a way are missing. */
export type RemainingCost = ReadonlyMap<string, number>;

export abstract class Chance {
  /** In [0, 1). */
  abstract next(): number;

  /** Whether something of this probability happens. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the list; undefined for an empty one. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.next() * list.length)];
  }
}

/** How somebody plays who plays well; probabilities. */
export interface Habits {
  /** Puts two things into one breath. */
  readonly together: number;
  /** Says why. */
  readonly reason: number;
  /** Takes a side way before anything else where there is time for it. */
  readonly thorough: number;
  /** Bets where there is time for it. */
  readonly bold: number;
  /** Interactions that are kept in hand when a side way or a bet is thought of. */
  readonly reserve: number;
}

/** What one who plays well goes by beside what the moment shows. */
export interface Knowledge {
  readonly release: Release;
  readonly remainingCost: RemainingCost;
  readonly habits: Habits;
  readonly chance: Chance;
}

export type SceneOf<T extends MomentType> = Scene & { readonly moment: MomentOf<T> };

/** What one means to say in a moment of a type who plays well and does not know everything. */
export type Policy<T extends MomentType = MomentType> = (scene: SceneOf<T>, knowledge: Knowledge) => Intent;

/** Some of a list, each once, in any order. */
export function sample<T>(list: readonly T[], count: number, chance: Chance): T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    const at = chance.pick([...left.keys()]) ?? 0;
    taken.push(...left.splice(at, 1));
  }
  return taken;
}
