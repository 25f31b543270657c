import type { Outcome } from '@fabula/rules/release/condition';
import type { MomentOf, MomentType } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { PlayedMoment } from '@fabula/rules/types';
import type { z } from 'zod';
import type { SharedFields } from '../schema/shared-fields.ts';
import type { Check } from './checked-moment.ts';
import type { Cost } from './expected-cost.ts';
import type { Choice, NamedCard, NamedParts, PossibleGain } from './parts.ts';
import type { Policy } from './policy.ts';

type Schema = (fields: SharedFields) => z.ZodType;

/**
 * What is known here of one type of moment: how authors write it, what can be wrong with it, what it can bring, what it
 * costs, and how one who plays well answers there.
 */
export interface MomentDefinition<T extends MomentType = MomentType, S extends Schema = Schema> {
  /** As authors write it. */
  readonly schema: S;
  cost(moment: MomentOf<T>, release: Release): Cost;
  /** Absent: nothing is said or chosen there. */
  readonly policy?: Policy<T>;
  /** What concerns this type alone. */
  readonly checks?: readonly Check<T>[];
  /** By field: placeholders that are filled in there. */
  readonly placeholders?: Readonly<Record<string, readonly string[]>>;
  /** Facets, points or tasks that one answer can hold; absent: no answer is perfect here (the law of the game). */
  perfectParts?(moment: MomentOf<T>): number;
  /** What of it players' words have to tell apart, each list by itself. */
  choices?(moment: MomentOf<T>): Choice[][];
  /** Fields whose examples may be missing: what they are of can be named without. */
  readonly optionalExamples?: readonly string[];
  /** Characters and items that it counts on by name. */
  namedCards?(moment: MomentOf<T>): NamedCard[];
  /** Facets, points or tasks of the moment as it was read, and where it names them. */
  namedParts?(authored: z.infer<ReturnType<S>>): NamedParts;
  /** It gives an award without a threshold. */
  readonly givesAward?: boolean;
  /** One plays well to come here. */
  readonly isPrize?: boolean;
  /** What the best play of it counts towards the rank. */
  readonly bestResult?: Partial<Pick<PlayedMoment, 'score' | 'health'>>;
  /** Ids of what must have been heard for this outcome. */
  requiredParts?(moment: MomentOf<T>, outcome: Outcome): readonly string[];
  /** What it can bring beside its grants. */
  gains?(moment: MomentOf<T>): readonly PossibleGain[];
  /** How many of the team may stay; absent: nobody leaves. */
  teamLimit?(moment: MomentOf<T>): number;
}
