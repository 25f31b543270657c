import type { Director, HeardLine, TurnContext } from '@fabula/director/director';
import { AppError } from '@fabula/kit/errors';
import type { BeginTurnResponse } from '@fabula/proto/run/v1/run_pb';
import { mayAskBack } from '@fabula/rules/answer';
import { decideParsed } from '@fabula/rules/decide';
import { RuleError } from '@fabula/rules/errors';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { Moment } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import { momentOf } from '@fabula/rules/situation';
import type { Decision, Fact, Judgement, Proposal, RunState, SpokenLine } from '@fabula/rules/types';
import type { AnswerCache, AnswerPlace } from '../../domain/answer-cache.ts';
import { answerKey } from '../../domain/answer-key.ts';
import { askingLine, finalIn, SURE } from '../../domain/asking-back.ts';

/** What a director proposed and what the law adds to it. */
export interface Directed {
  readonly proposal: Proposal;
  /** The moment that a start has opened, which need not be the one that waited. */
  readonly opened?: MomentStarted | undefined;
  /** The run as it will be; absent where nothing was done. */
  readonly after?: RunState | undefined;
  /** The run had this answer before. */
  readonly wasCacheHit: boolean;
  /** Which director answered; absent where there was nothing to answer, or the run had it. */
  readonly by?: string | undefined;
  /** Where the run is to find this answer again, once the turn is committed. */
  readonly keepAt?: AnswerPlace | undefined;
}

export interface Directing {
  readonly director: Director;
  readonly answers: AnswerCache | undefined;
  readonly scene: Scene;
  /** What was said, or the label of what was chosen; '' where nothing was heard or nobody listens. */
  readonly words: string;
  /** 0 to 1, how likely the words are what was said. */
  readonly confidence: number;
  readonly context: TurnContext;
  readonly signal: AbortSignal;
  /** Gets each line as it comes, and the moment that it is said in: a start may have been skipped on to another. */
  readonly onLine: (line: SpokenLine, moment: Moment) => void;
}

/** Asks the director where there is something to answer, then the law. Its lines come last. */
export function direct(directing: Directing): Promise<Directed> {
  return lawful(() => decided(directing));
}

/** What may have been misheard and would be done for good is asked back in place of all else. */
async function decided(directing: Directing): Promise<Directed> {
  const { context, onLine, scene, words } = directing;
  const isDoubtful = words !== '' && directing.confidence < SURE && mayAskBack(context.state);
  const held: SpokenLine[] = [];
  // Until it is known what they would do, lines for doubtful words are not spoken.
  const asking = isDoubtful ? { ...directing, onLine: (line: SpokenLine) => held.push(line) } : directing;
  const { decision: known, ...made } = words === '' ? NOTHING_PROPOSED : await answered(asking);
  const decision = known ?? decisionOn(made, context);
  const final = isDoubtful ? finalIn(decision, context) : undefined;
  if (final) {
    const asked = askedBack(directing, made.proposal.judgement, askingLine(final, words, scene));
    return { ...asked, by: made.by };
  }
  for (const line of held) onLine(line, scene.moment);
  const opened = decision.facts.find((fact) => fact.kind === 'moment_started');
  const moment = opened ? momentOf(context.release, opened.momentId) : directing.scene.moment;
  for (const line of decision.say) onLine(line, moment);
  return { ...made, opened, after: decision.state };
}

/** What the rules make of an answer of which nobody has asked them. */
function decisionOn({ proposal, wasCacheHit }: Answered, context: TurnContext): Decision {
  // That an answer was had before is the engine's word: no proposal can say it.
  return decideParsed({ ...context, input: { ...context.input, wasCacheHit }, proposal });
}

/** A turn that asks whether it was said: it opens nothing, and is no answer to keep. */
function askedBack({ scene, onLine }: Directing, judgement: Judgement, line: SpokenLine): Directed {
  onLine(line, scene.moment);
  return { proposal: { judgement, lines: [line], asksBack: true }, wasCacheHit: false };
}

type MomentStarted = Extract<Fact, { kind: 'moment_started' }>;

interface Answered extends Omit<Directed, 'opened' | 'after'> {
  /** Where the director has asked the rules. */
  readonly decision?: Decision | undefined;
}

const NOTHING_PROPOSED: Answered = {
  proposal: { judgement: EMPTY_JUDGEMENT, lines: [] },
  wasCacheHit: false,
};

/** The answer that the run had before, else the director's. */
async function answered(directing: Directing): Promise<Answered> {
  const { answers, context, scene, words, onLine } = directing;
  const { turn } = context;
  // What is answered to a question hangs on what was asked.
  if (!answers || !turn || scene.played.askedBack)
    return { ...(await proposed(directing)), wasCacheHit: false };
  const { playerStoryId, userId } = turn;
  const place = { playerStoryId, userId, key: answerKey(scene, words) };
  const known = await answers.find(place);
  if (known) {
    for (const line of known.lines) onLine(line, scene.moment);
    return { proposal: known, wasCacheHit: true };
  }
  const { isWorthKeeping, ...made } = await proposed(directing);
  return { ...made, wasCacheHit: false, keepAt: isWorthKeeping ? place : undefined };
}

async function proposed({ director, scene, words, context, signal, onLine }: Directing) {
  let judgement: Judgement = EMPTY_JUDGEMENT;
  let isWorthKeeping: boolean = false;
  let by: string | undefined;
  let decision: Decision | undefined;
  const lines: SpokenLine[] = [];
  for await (const part of director.direct(scene, words, context, signal)) {
    signal.throwIfAborted();
    if (part.kind === 'judgement') {
      ({ judgement, by, decision, isWorthKeeping = false } = part);
    } else {
      lines.push(part.line);
      onLine(part.line, scene.moment);
    }
  }
  return { proposal: { judgement, lines }, decision, isWorthKeeping, by };
}

/** What the rules refuse is the player's to know, and costs nothing; a director that asks them hears it first. */
async function lawful<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const { reason, message } = error;
    throw new AppError({ reason, code: 'FAILED_PRECONDITION', message, cause: error });
  }
}

/** What was said in this moment so far. A run of the release before tells it by another name. */
export function historyIn({ history, heard }: Pick<BeginTurnResponse, 'history' | 'heard'>): HeardLine[] {
  return (history.length > 0 ? history : heard).map(({ playerText, llmText }) =>
    playerText ? { speaker: 'player', text: playerText } : { speaker: 'character', text: llmText },
  );
}
