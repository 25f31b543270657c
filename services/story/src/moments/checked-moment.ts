import type { MomentOf, MomentType } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Code } from '../diagnostics/diagnostics.ts';
import type { FieldPath } from '../source-file.ts';

/** A moment of a release, and what can be so when it starts. */
export interface CheckedMoment<T extends MomentType = MomentType> {
  readonly release: Release;
  readonly moment: MomentOf<T>;
  /** Somebody comes here. */
  isVisited(): boolean;
  /** All items, or all characters of the team, that somebody can have. */
  owned(kind: 'item' | 'character'): ReadonlySet<string>;
  /** Whoever comes here has this character in the team. */
  isAlwaysInTeam(characterId: string): boolean;
  /** @param path from the moment in the release, e.g. `['transitions', 0, 'when']` */
  report(code: Code, path: FieldPath, message: string): void;
}

/** Reports what is wrong with a moment of one type. */
export type Check<T extends MomentType = MomentType> = (checked: CheckedMoment<T>) => void;
