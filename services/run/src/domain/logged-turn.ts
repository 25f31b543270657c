import { decideParsed } from '@fabula/rules/decide';
import { inputOf, type SentInput } from '@fabula/rules/input';
import { parseProposal } from '@fabula/rules/proposal';
import type { Release } from '@fabula/rules/release/release';
import type { Decision, Input, Proposal, RecentSkip, RunState } from '@fabula/rules/types';

/** A turn as the log keeps it: all that the rules decide from. */
export interface LoggedTurn {
  readonly kind: string;
  readonly words: string;
  readonly input: SentInput | undefined;
  readonly proposal: Proposal;
  readonly wasCacheHit: boolean;
  /** Hexadecimal. */
  readonly seed: string;
  readonly nowMs: number;
  readonly playerStoryId: string;
  /** null: of a turn that was played before there was such a guard. */
  readonly recentSkips: readonly RecentSkip[] | null;
}

/** What the rules make of a turn; the same turn on the same state again, whenever it is replayed. */
export function decideLogged(release: Release, state: RunState, turn: LoggedTurn): Decision {
  const { words, wasCacheHit, proposal, seed, nowMs, playerStoryId, recentSkips } = turn;
  const kind = turn.kind as Input['kind'];
  const input = inputOf(turn.input, { kind, words, wasCacheHit, playerStoryId, state });
  return decideParsed({ release, state, input, proposal, seed, nowMs, recentSkips });
}

/** The proposal in a director's words, which may be no JSON at all: then nothing is proposed. */
export function parseProposalJson(json: string): Proposal {
  try {
    return parseProposal(JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) return parseProposal(null);
    throw error;
  }
}
