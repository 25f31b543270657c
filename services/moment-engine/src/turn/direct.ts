import { AppError } from '@fabula/kit/errors';
import type { BeginTurnResponse } from '@fabula/proto/run/v1/run_pb';
import { decide } from '@fabula/rules/decide';
import { RuleError } from '@fabula/rules/errors';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { Scene } from '@fabula/rules/scene';
import type { Decision, Judgement, Proposal, SpokenLine } from '@fabula/rules/types';
import type { Director, HeardLine, TurnContext } from '../domain/director.ts';

/** What a director proposed and what the law adds to it. */
export interface Directed {
  readonly proposal: Proposal;
  readonly decision: Decision;
}

export interface Directing {
  readonly director: Director;
  readonly scene: Scene;
  /** What was said, or the label of what was chosen; '' where nothing was heard or nobody listens. */
  readonly words: string;
  readonly context: TurnContext;
  readonly signal: AbortSignal;
  /** Gets each line as it comes. */
  readonly onLine: (line: SpokenLine) => void;
}

/** Asks the director where there is something to answer, then the law. Its lines come last. */
export async function direct(directing: Directing): Promise<Directed> {
  const { context, onLine } = directing;
  const proposal = directing.words === '' ? NOTHING_PROPOSED : await proposed(directing);
  const decision = lawful(() => decide({ ...context, proposal }));
  for (const line of decision.say) onLine(line);
  return { proposal, decision };
}

const NOTHING_PROPOSED: Proposal = { judgement: EMPTY_JUDGEMENT, lines: [] };

async function proposed({ director, scene, words, context, signal, onLine }: Directing): Promise<Proposal> {
  let judgement: Judgement = EMPTY_JUDGEMENT;
  const lines: SpokenLine[] = [];
  for await (const part of director.direct(scene, words, context, signal)) {
    signal.throwIfAborted();
    if (part.kind === 'judgement') judgement = part.judgement;
    else {
      lines.push(part.line);
      onLine(part.line);
    }
  }
  return { judgement, lines };
}

/** What the rules refuse is the player's to know, and costs nothing. */
function lawful<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const { reason, message } = error;
    throw new AppError({ reason, code: 'FAILED_PRECONDITION', message, cause: error });
  }
}

/** What was said in this moment so far. */
export function heardLines(begun: BeginTurnResponse): HeardLine[] {
  return begun.heard.map(({ playerText, llmText }) =>
    playerText ? { speaker: 'player', text: playerText } : { speaker: 'character', text: llmText },
  );
}
