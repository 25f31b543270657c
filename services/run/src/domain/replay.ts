import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { GameInputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { RuleError } from '@fabula/rules/errors';
import { stateHash } from '@fabula/rules/hash';
import { parseProposal } from '@fabula/rules/proposal';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import type { RecentSkip, RunState } from '@fabula/rules/types';
import { decideLogged } from './logged-turn.ts';

/** A committed turn as the log keeps it. */
export interface LoggedRow {
  readonly turnNo: number;
  readonly kind: string;
  readonly words: string;
  readonly input: JsonValue;
  /** As it was logged; parsed before it is decided on. */
  readonly proposal: unknown;
  readonly wasCacheHit: boolean;
  readonly seed: string;
  readonly nowMs: number;
  readonly recentSkips: readonly RecentSkip[] | null;
  /** Of the run in this turn: players may change it between two. */
  readonly language: Language;
  readonly stateHash: string;
}

/** A run with its log, oldest turn first. */
export interface RunLog {
  readonly id: string;
  readonly initialState: RunState;
  readonly turns: readonly LoggedRow[];
}

/** The first turn whose state is not what the log says. */
export interface Difference {
  readonly turnNo: number;
  readonly logged: string;
  /** The hash that it leads to now, or why the rules refuse it or fail at it. */
  readonly replayed: string;
}

/** Executes a recorded run again. Undefined: each turn leads to the state that the log has of it, byte for byte. */
export function replay(release: Release, { id, initialState, turns }: RunLog): Difference | undefined {
  let state = initialState;
  for (const turn of turns) {
    const { turnNo, stateHash: logged } = turn;
    const again = stateAfter(release, state, { ...turn, id });
    const replayed = typeof again === 'string' ? again : stateHash(again);
    if (typeof again === 'string' || replayed !== logged) return { turnNo, logged, replayed };
    state = again;
  }
  return undefined;
}

/** The state after a turn; of one that the rules refuse now, or fail at, that they do and why. */
function stateAfter(release: Release, state: RunState, turn: LoggedRow & { id: string }): RunState | string {
  try {
    const input = fromJson(GameInputSchema, turn.input);
    const proposal = parseProposal(turn.proposal);
    const asLogged = { ...turn, input, proposal, playerStoryId: turn.id };
    return decideLogged(release, { ...state, language: turn.language }, asLogged).state;
  } catch (error) {
    if (error instanceof RuleError) return `refused: ${error.reason}`;
    return `failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}
