import { AppError } from '@fabula/kit/errors';
import type { BeginTurnResponse } from '@fabula/proto/run/v1/run_pb';
import { decide } from '@fabula/rules/decide';
import { RuleError } from '@fabula/rules/errors';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { Moment } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import { momentOf } from '@fabula/rules/situation';
import type { Decision, Judgement, Proposal, SpokenLine } from '@fabula/rules/types';
import type { AnswerCache, AnswerPlace } from '../domain/answer-cache.ts';
import { answerKey } from '../domain/answer-key.ts';
import type { Director, HeardLine, TurnContext } from '../domain/director.ts';

/** What a director proposed and what the law adds to it. */
export interface Directed {
  readonly proposal: Proposal;
  readonly decision: Decision;
  /** The run had this answer before. */
  readonly wasCacheHit: boolean;
  /** Where the run is to find this answer again, once the turn is committed. */
  readonly keepAt?: AnswerPlace | undefined;
}

export interface Directing {
  readonly director: Director;
  readonly answers: AnswerCache | undefined;
  readonly scene: Scene;
  /** What was said, or the label of what was chosen; '' where nothing was heard or nobody listens. */
  readonly words: string;
  readonly context: TurnContext;
  readonly signal: AbortSignal;
  /** Gets each line as it comes, and the moment that it is said in: a start may have been skipped on to another. */
  readonly onLine: (line: SpokenLine, moment: Moment) => void;
}

/** Asks the director where there is something to answer, then the law. Its lines come last. */
export async function direct(directing: Directing): Promise<Directed> {
  const { context, onLine } = directing;
  const { proposal, ...more } = directing.words === '' ? NOTHING_PROPOSED : await answered(directing);
  // That an answer was had before is the engine's word: no proposal can say it.
  const input = { ...context.input, wasCacheHit: more.wasCacheHit };
  const decision = lawful(() => decide({ ...context, input, proposal }));
  const opened = openedIn(decision);
  const moment = opened ? momentOf(context.release, opened.momentId) : directing.scene.moment;
  for (const line of decision.say) onLine(line, moment);
  return { proposal, decision, ...more };
}

/** The moment that a start has opened, which need not be the one that waited. */
export function openedIn({ facts }: Decision) {
  return facts.find((fact) => fact.kind === 'moment_started');
}

type Answered = Omit<Directed, 'decision'>;

const NOTHING_PROPOSED: Answered = {
  proposal: { judgement: EMPTY_JUDGEMENT, lines: [] },
  wasCacheHit: false,
};

/** The answer that the run had before, else the director's. */
async function answered(directing: Directing): Promise<Answered> {
  const { answers, context, scene, words, onLine } = directing;
  const { turn } = context;
  if (!answers || !turn) return { ...(await proposed(directing)), wasCacheHit: false };
  const { playerStoryId, userId } = turn;
  const place = { playerStoryId, userId, key: answerKey(scene, words) };
  const known = await answers.find(place);
  if (known) {
    for (const line of known.lines) onLine(line, scene.moment);
    return { proposal: known, wasCacheHit: true };
  }
  const { proposal, isWorthKeeping } = await proposed(directing);
  return { proposal, wasCacheHit: false, keepAt: isWorthKeeping ? place : undefined };
}

async function proposed({ director, scene, words, context, signal, onLine }: Directing) {
  let judgement: Judgement = EMPTY_JUDGEMENT;
  let isWorthKeeping = false;
  const lines: SpokenLine[] = [];
  for await (const part of director.direct(scene, words, context, signal)) {
    signal.throwIfAborted();
    if (part.kind === 'judgement') {
      judgement = part.judgement;
      isWorthKeeping = part.isWorthKeeping ?? false;
    } else {
      lines.push(part.line);
      onLine(part.line, scene.moment);
    }
  }
  return { proposal: { judgement, lines }, isWorthKeeping };
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
