import { apply } from './apply.ts';
import { RuleError } from './errors.ts';
import { isHeard } from './heard.ts';
import { hintAfter } from './lines.ts';
import { rulesOf } from './moments/registry.ts';
import type { Turn } from './moments/rules.ts';
import { step } from './moments/rules.ts';
import { outputOf, quietOutput, verdictOf } from './output.ts';
import { withCurrent } from './situation.ts';
import type { Decision, SpokenLine } from './types.ts';

/** A turn of the player in the open moment; `lines` are the director's. */
export function answerTurn(turn: Turn, lines: readonly SpokenLine[]): Decision {
  const rules = rulesOf(turn.moment);
  if (turn.played.status !== 'open' || !rules.answer)
    throw new RuleError('MOMENT_NOT_OPEN', 'This moment is not open yet.');
  if (!isHeard(turn)) return silence(turn);
  const taken = rules.answer(turn);
  const applied = apply(turn, taken, { costs: true });
  const output = outputOf(turn, { step: taken, applied, lines: [...lines, ...taken.say] });
  return {
    state: applied.state,
    output,
    facts: applied.facts,
    say: taken.say,
    verdict: verdictOf(taken),
  };
}

/** Nothing changes but the count of silences, which leads from hint to hint. */
function silence(turn: Turn): Decision {
  const { state, played } = turn;
  const say = hintAfter(turn, played.silences);
  return {
    state: { ...state, moments: withCurrent(state.moments, { ...played, silences: played.silences + 1 }) },
    output: quietOutput(turn, say, { notHeard: true }),
    facts: [],
    say,
    verdict: verdictOf(step({})),
  };
}
