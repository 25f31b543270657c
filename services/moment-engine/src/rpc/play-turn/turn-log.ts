import { AppError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import type { MomentType } from '@fabula/rules/release/moment';
import type { Language } from '@fabula/rules/release/text';
import type { Input } from '@fabula/rules/types';

/**
 * How a turn ended here: with its output; with the output that it had before; with an error; by being refused before it
 * was played; left to another engine, as this one stops.
 */
export const OUTCOMES = ['committed', 'told again', 'failed', 'refused', 'left'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What is told of a turn: names, numbers and ids; nothing that a player or a character said. */
export interface TurnFacts {
  readonly outcome?: Outcome;
  /** An error's own name. */
  readonly reason?: string;
  readonly playerStoryId?: string;
  readonly inputId?: string;
  readonly turnNo?: number;
  readonly attempt?: number;
  readonly kind?: Input['kind'];
  readonly momentType?: MomentType;
  /** The run's. */
  readonly language?: Language;
  /** The recogniser; absent where nothing was recorded. */
  readonly heardBy?: string;
  /** The director; absent where there was nothing to answer. */
  readonly directedBy?: string;
  /** Engines' names for themselves, and `silence` where one failed. */
  readonly spokenBy?: readonly string[];
  readonly sentences?: number;
  /** Nothing was made of what was recorded: the player is asked to say it again. */
  readonly notHeard?: boolean;
  /** The run had this answer before. */
  readonly cacheHit?: boolean;
  readonly traceId?: string;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * One line for each turn that ended, or for a share of them; for each that had no output in any case, unless it is 0. How
 * to read it: ARCHITECTURE.md, *Why was this turn slow?*
 */
export class TurnLog {
  constructor(
    private readonly log: Logger,
    private readonly share: number,
  ) {}

  /** @param ms milliseconds by stage, over all attempts */
  ended(facts: TurnFacts, ms: Readonly<Record<string, number>>): void {
    if (this.share === 0 || !this.log.isLevelEnabled('info')) return;
    const isAnswered = facts.outcome === 'committed' || facts.outcome === 'told again';
    if (isAnswered && this.share < 1 && Math.random() >= this.share) return;
    this.log.info({ ...facts, inputId: idOf(facts.inputId), ms }, 'turn');
  }
}

/** Clients choose the ids of inputs. Whatever is none might be words. */
function idOf(inputId: string | undefined): string | undefined {
  return inputId === undefined || ID.test(inputId) ? inputId : 'no uuid';
}

/** How a turn that threw has ended. */
export function factsOfError(error: unknown): TurnFacts {
  const reason = error instanceof AppError ? error.reason : 'INTERNAL';
  return { outcome: reason === 'ENGINE_STOPPING' ? 'left' : 'refused', reason };
}
