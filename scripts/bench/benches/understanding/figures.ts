import { isProgress } from './judged.ts';
import type { Said } from './rounds.ts';

/** A share of the sentences that it concerns. */
export interface Figure {
  readonly name: string;
  concerns(said: Said): boolean;
  isSo(said: Said): boolean;
  /** Whether it is good that it is so. */
  readonly isGood: boolean;
  /** Percent. */
  readonly goal?: number;
}

const ofAct = (act: string) => (said: Said) => said.sentence.act === act;
const isAnswer = ({ sentence: { act } }: Said) => act === 'answer' || act === 'no';

export const REACHED: Figure = {
  ...{ name: 'reached', isGood: true, goal: 88 },
  concerns: (said) => isAnswer(said) && said.fate.isReached !== null,
  isSo: ({ fate }) => fate.isReached === true,
};
export const DENIED: Figure = {
  ...{ name: 'denied counted', isGood: false, goal: 4 },
  concerns: ({ fate }) => fate.isDeniedCounted !== null,
  isSo: ({ fate }) => fate.isDeniedCounted === true,
};
export const OFF_TOPIC: Figure = {
  ...{ name: 'off-topic accepted', isGood: false, goal: 1 },
  concerns: ofAct('off-topic'),
  isSo: ({ fate, turn }) => isProgress(fate.counted) || isBlow(turn.decision.verdict.blow),
};
export const HELPED: Figure = {
  ...{ name: 'help brought a hint', isGood: true, goal: 100 },
  concerns: ofAct('help'),
  isSo: ({ fate }) => fate.broughtHint,
};
export const HELP_FREE: Figure = {
  ...{ name: 'help was free', isGood: true, goal: 100 },
  concerns: ofAct('help'),
  isSo: ({ fate }) => fate.isFree,
};
export const GAME_TALK: Figure = {
  ...{ name: 'game talk moved', isGood: false, goal: 0.5 },
  concerns: ofAct('game-talk'),
  isSo: ({ fate }) => fate.moved.length > 0,
};

/** Of what moved, what led on: a wrong answer or a careless blow moves the game, too. */
export const GAME_TALK_COUNTED: Figure = {
  ...{ name: 'game talk counted', isGood: false, goal: 0.5 },
  concerns: ofAct('game-talk'),
  isSo: ({ fate, turn }) => isProgress(fate.counted) || isBlow(turn.decision.verdict.blow),
};

export const FIGURES: readonly Figure[] = [
  ...[REACHED, DENIED, OFF_TOPIC, HELPED, HELP_FREE],
  ...[GAME_TALK, GAME_TALK_COUNTED],
];

/** A careless blow falls on whoever strikes it: nothing was accepted. */
function isBlow(blow: string | null): boolean {
  return blow !== null && blow !== 'careless';
}

export interface Share {
  readonly percent: number;
  readonly of: number;
}

/** NaN percent of nothing. */
export function shareOf({ concerns, isSo }: Figure, said: readonly Said[]): Share {
  const own = said.filter(concerns);
  return { percent: percent(own.filter(isSo).length, own.length), of: own.length };
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : Math.round((1_000 * part) / whole) / 10;
}

/** Those that went wrong: first where something else counted instead, then in their own order. */
export function worstOf(figure: Figure, said: readonly Said[], count: number): Said[] {
  const wrong = said.filter((each) => figure.concerns(each) && figure.isSo(each) !== figure.isGood);
  const isSevere = ({ fate }: Said) => Number(isProgress(fate.counted));
  return [...wrong].sort((a, b) => isSevere(b) - isSevere(a)).slice(0, count);
}
