import { apply } from './apply.ts';
import { RuleError } from './errors.ts';
import { isAnswer } from './is-answer.ts';
import { meaningOf } from './judgement.ts';
import { isByThirdLaw } from './law.ts';
import { hintAfter } from './lines.ts';
import { rulesOf } from './moments/registry.ts';
import { outputOf, quietOutput, verdictOf } from './output.ts';
import { currentPlayed, withCurrent } from './situation.ts';
import { step } from './step.ts';
import type { Turn } from './turn.ts';
import type { Decision, RunState, SpokenLine } from './types.ts';
import { type Unpaid, unpaidIn } from './unpaid.ts';

/** A turn of the player in the open moment; `lines` are the director's, or ask whether it was said. */
export function answerTurn(turn: Turn, lines: readonly SpokenLine[], asksBack: boolean): Decision {
  const rules = rulesOf(turn.moment);
  if (turn.played.status !== 'open' || !rules.answer)
    throw new RuleError('MOMENT_NOT_OPEN', 'This moment is not open yet.');
  if (!isAnswer(turn)) return silence(turn);
  if (asksBack && mayAskBack(turn.state)) return askBack(turn, lines);
  const unpaid = unpaidIn(turn);
  if (unpaid) return give(turn, unpaid, lines);
  const taken = rules.answer(turn);
  const applied = apply(turn, taken, { costs: !taken.isFree });
  const output = outputOf(turn, { step: taken, applied, lines: [...lines, ...taken.say] });
  return {
    state: applied.state,
    output,
    facts: applied.facts,
    say: taken.say,
    verdict: verdictOf(taken),
  };
}

/** Whether what was understood may be asked back now: once, then the answer decides. */
export function mayAskBack(state: RunState): boolean {
  return isByThirdLaw(state) && currentPlayed(state).askedBack === undefined;
}

/** Nothing changes, and nothing is paid, but that it is known what was asked. */
function askBack(turn: Turn, lines: readonly SpokenLine[]): Decision {
  const { state, played, judgement } = turn;
  const asked = { ...played, askedBack: meaningOf(judgement) };
  return {
    state: { ...state, moments: withCurrent(state.moments, asked) },
    output: quietOutput(turn, lines, {}),
    facts: [],
    say: [],
    verdict: verdictOf(step({})),
  };
}

/** Nothing is paid, and nothing changes but that it is known what was given. */
function give(turn: Turn, { kind, played, say }: Unpaid, lines: readonly SpokenLine[]): Decision {
  const { state } = turn;
  return {
    state: { ...state, moments: withCurrent(state.moments, played) },
    output: quietOutput(turn, [...lines, ...say], {}),
    facts: [],
    say,
    verdict: verdictOf(step({ verdict: { unpaid: kind } })),
  };
}

/** Nothing changes but the count of silences, which leads from hint to hint. */
function silence(turn: Turn): Decision {
  const { state, played } = turn;
  const say = hintAfter(turn, played);
  return {
    state: { ...state, moments: withCurrent(state.moments, { ...played, silences: played.silences + 1 }) },
    output: quietOutput(turn, say, { notHeard: true }),
    facts: [],
    say,
    verdict: verdictOf(step({})),
  };
}
