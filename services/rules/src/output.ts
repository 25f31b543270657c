import type { Applied } from './apply.ts';
import type { Step, Turn } from './moments/rules.ts';
import { progressOf } from './progress.ts';
import { merged } from './situation.ts';
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
  tasks: [],
  asks: null,
  blow: null,
};

/** What this turn newly counted. */
export function verdictOf(step: Step): TurnVerdict {
  return { ...NO_VERDICT, ...step.verdict, perfect: step.perfect };
}

/** What the player is told of a turn in which something happened. */
export function outputOf(turn: Turn, { step, applied, lines }: OutputParts): Output {
  const { state, gifts, free } = applied;
  const gift = gifts[0];
  const next = state.moments.at(-1);
  const hasEnded = state.status !== 'ongoing';
  return {
    ...spokenPart(turn, lines),
    completeTheMoment: step.outcome !== null,
    endOfGame: state.status === 'lost',
    nextMomentId: step.outcome !== null && !hasEnded && next ? next.momentId : null,
    wasPerfectAnswer: step.perfect !== null,
    wasCacheHit: free === 'cache',
    playerFacts: merged(
      [],
      state.facts.filter((fact) => !turn.state.facts.includes(fact)),
    ),
    isAwarded: gift !== undefined,
    awardType: gift ? `new ${gift.kind === 'character' ? 'character' : 'item'}` : null,
    awardId: gift?.id ?? null,
    score: step.score,
    interactionBetSize: step.bet,
    loopRank: state.rank,
    progress: progressAfter(turn, state.moments[turn.state.moments.length - 1]),
    outcome: step.outcome,
    ...step.output,
  };
}

interface OutputParts {
  readonly step: Step;
  readonly applied: Applied;
  readonly lines: readonly SpokenLine[];
}

/** What the player is told when nothing was heard, or nothing could be opened. */
export function quietOutput(turn: Turn, lines: readonly SpokenLine[], parts: Partial<Output>): Output {
  return {
    ...spokenPart(turn, lines),
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
    loopRank: null,
    progress: progressAfter(turn, turn.played),
    outcome: null,
    ...parts,
  };
}

function spokenPart({ moment }: Turn, lines: readonly SpokenLine[]) {
  return {
    dialogue: lines.map((line) => line.text).join(' '),
    emotion: lines.at(-1)?.emotion ?? moment.defaultEmotion,
    interactionBetSize: 0,
    selectedPlayerCharacters: [],
    notHeard: false,
  };
}

function progressAfter({ moment }: Turn, played: Turn['played'] | undefined): number | null {
  return played ? progressOf(moment, played) : null;
}
