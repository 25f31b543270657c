import { answerTurn } from './answer.ts';
import { RuleError } from './errors.ts';
import { EMPTY_JUDGEMENT } from './judgement.ts';
import { isByFourthLaw } from './law.ts';
import { parseProposal } from './proposal.ts';
import type { Release } from './release/release.ts';
import { indexOf } from './release-index.ts';
import { currentPlayed, momentOf } from './situation.ts';
import type { SkipHistory } from './skip.ts';
import { startTurn } from './start.ts';
import type { Turn } from './turn.ts';
import type { Decision, Input, Judgement, Proposal, RecentSkip, RunState, SpokenLine } from './types.ts';

export interface DecisionInput {
  readonly release: Release;
  readonly state: RunState;
  readonly input: Input;
  /** Any JSON at all: what is not understood is left out. */
  readonly proposal: unknown;
  /** Of this turn, hexadecimal: the source of all chance. */
  readonly seed: string;
  /** Milliseconds since 1970, stored with the turn. */
  readonly nowMs: number;
  /**
   * What the log says was passed over in the last seconds, newest or oldest first: it is not passed over again so soon. Left out for
   * turns that were logged before this was asked.
   */
  readonly recentSkips?: readonly RecentSkip[] | null | undefined;
}

/**
 * The law: what a turn does to a run. The same question has the same answer, byte for byte, on every machine.
 * Throws a RuleError for what is not allowed at all (the run has ended, the moment is not open); nothing has changed then.
 */
export function decide(question: DecisionInput): Decision {
  return decideParsed({ ...question, proposal: parseProposal(question.proposal) });
}

/** The same of a proposal that was parsed before, so that it is not parsed twice. */
export function decideParsed(question: DecisionInput & { readonly proposal: Proposal }): Decision {
  const { release, state, input, seed, proposal } = question;
  if (state.status !== 'ongoing') throw new RuleError('RUN_ALREADY_ENDED', 'This run has already ended.');
  const played = currentPlayed(state);
  const moment = momentOf(release, played.momentId);
  const judgement = heeded(proposal.judgement, state);
  const turn: Turn = { release, state, played, moment, input, judgement, seed };
  if (input.kind === 'start_moment') return startTurn(turn, skipHistory(question));
  const lines = proposal.lines.map((line) => speakable(release, moment.characterId, line));
  return answerTurn(turn, lines, proposal.asksBack ?? false);
}

/** Who speaks to the game, and to nobody in it, has said nothing else, whatever a director made of it. */
function heeded(judgement: Judgement, state: RunState): Judgement {
  const isToTheGame = judgement.act === 'game-talk' && isByFourthLaw(state);
  return isToTheGame ? { ...EMPTY_JUDGEMENT, act: 'game-talk' } : judgement;
}

function skipHistory({ nowMs, recentSkips }: DecisionInput): SkipHistory | null {
  return recentSkips ? { nowMs, recentSkips } : null;
}

/** A line of somebody who is not in this story is spoken by the moment's character. */
function speakable(release: Release, characterId: string, line: SpokenLine): SpokenLine {
  return indexOf(release).characters.has(line.characterId) ? line : { ...line, characterId };
}
