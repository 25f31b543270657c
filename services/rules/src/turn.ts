import type { Moment } from './release/moment.ts';
import type { Release } from './release/release.ts';
import type { Situation } from './situation.ts';
import type { Input, Judgement, PlayedMoment } from './types.ts';

/** A moment as it stands, for whoever looks at it outside of a turn. */
export interface MomentContext<M extends Moment = Moment> extends Situation {
  readonly release: Release;
  readonly moment: M;
  readonly played: PlayedMoment;
}

/** What a moment's rules decide from. `state` is the run before this turn. */
export interface Turn<M extends Moment = Moment> extends MomentContext<M> {
  readonly input: Input;
  readonly judgement: Judgement;
  /** Of this turn, hexadecimal. */
  readonly seed: string;
}

/**
 * What a moment's type has kept of it, or what it begins with. Only the type's own rules write it, so it is trusted:
 * parsing it on every turn would cost more than deciding.
 */
export function dataIn<T>(played: PlayedMoment, beginning: T): T {
  return (played.data as T | null) ?? beginning;
}
