import type { Applied } from './apply.ts';
import { awardOf } from './gifts.ts';
import { progressOf } from './progress.ts';
import type { Emotion } from './release/text.ts';
import type { Step } from './step.ts';
import type { Turn } from './turn.ts';
import type { Output, SpokenLine, TurnVerdict } from './types.ts';

const NO_VERDICT: TurnVerdict = {
  newFacets: [],
  heardBefore: [],
  perfect: null,
  answer: null,
  questionId: null,
  path: null,
  taught: [],
  qualities: [],
  picked: [],
  tasks: [],
  asks: null,
  blow: null,
  unpaid: null,
};

/** What this turn newly counted. */
export function verdictOf(step: Step): TurnVerdict {
  return { ...NO_VERDICT, ...step.verdict, perfect: step.perfect };
}

/** What the player is told of a turn in which something happened. */
export function outputOf(turn: Turn, { step, applied, lines }: OutputParts): Output {
  const { state, gifts, free } = applied;
  const gift = gifts[0];
  const next = state.status === 'ongoing' ? state.moments.at(-1) : undefined;
  const isComplete = step.outcome !== null;
  // One literal: it is made on every turn, and spreading several objects into one costs more than deciding.
  const output: Output = {
    dialogue: textOf(lines),
    emotion: emotionAfter(turn, lines),
    completeTheMoment: isComplete,
    endOfGame: state.status === 'lost',
    nextMomentId: isComplete && next ? next.momentId : null,
    wasPerfectAnswer: step.perfect !== null,
    wasCacheHit: free === 'cache',
    playerFacts: state.facts.slice(turn.state.facts.length),
    isAwarded: gift !== undefined,
    awardType: gift ? awardOf(gift) : null,
    awardId: gift?.id ?? null,
    score: step.score,
    interactionBetSize: step.bet,
    selectedPlayerCharacters: [],
    loopRank: state.rank,
    progress: progressAfter(turn, state.moments[turn.state.moments.length - 1]),
    outcome: step.outcome,
    notHeard: false,
  };
  return step.output === null ? output : { ...output, ...step.output };
}

interface OutputParts {
  readonly step: Step;
  readonly applied: Applied;
  readonly lines: readonly SpokenLine[];
}

/** What the player is told when nothing was heard, or nothing could be opened. */
export function quietOutput(turn: Turn, lines: readonly SpokenLine[], parts: Partial<Output>): Output {
  return {
    dialogue: textOf(lines),
    emotion: emotionAfter(turn, lines),
    completeTheMoment: false,
    endOfGame: false,
    nextMomentId: null,
    wasPerfectAnswer: false,
    wasCacheHit: false,
    playerFacts: [],
    isAwarded: false,
    awardType: null,
    awardId: null,
    score: null,
    interactionBetSize: 0,
    selectedPlayerCharacters: [],
    loopRank: null,
    progress: progressAfter(turn, turn.played),
    outcome: null,
    notHeard: false,
    ...parts,
  };
}

function textOf(lines: readonly SpokenLine[]): string {
  return lines.map((line) => line.text).join(' ');
}

function emotionAfter({ moment }: Turn, lines: readonly SpokenLine[]): Emotion {
  return lines.at(-1)?.emotion ?? moment.defaultEmotion;
}

function progressAfter({ moment }: Turn, played: Turn['played'] | undefined): number | null {
  return played ? progressOf(moment, played) : null;
}
