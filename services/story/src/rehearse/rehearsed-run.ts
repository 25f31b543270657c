import { decide } from '@fabula/rules/decide';
import { SILENCE, START } from '@fabula/rules/inputs';
import { EMPTY_JUDGEMENT } from '@fabula/rules/judgement';
import type { Release } from '@fabula/rules/release/release';
import { sceneOf } from '@fabula/rules/scene';
import type { Input, RunState } from '@fabula/rules/types';
import type { RemainingCost, Understood } from '../moments/policy.ts';
import { Dice } from './dice.ts';
import { playWell } from './play-well.ts';

/** How often somebody who plays well says what fits. */
const FITTING = 0.85;

export interface Rehearsing {
  readonly release: Release;
  readonly remainingCost: RemainingCost;
  /** Plays half of the moments badly on purpose, to see what comes of it. */
  readonly isCurious: boolean;
  /** Different for each run. */
  readonly number: number;
  /** Told of each state of the run. */
  readonly onState: (state: RunState) => void;
}

/** Plays a run by the law alone, of at most so many turns. @returns how it stands then */
export function rehearsedRun(begun: RunState, most: number, rehearsing: Rehearsing): RunState {
  const { release, number, isCurious, onState } = rehearsing;
  const seed = number.toString(16).padStart(8, '0');
  let state = begun;
  let dice = new Dice(number);
  let isWilling = true;
  for (let turn = 1; turn <= most && state.status === 'ongoing'; turn += 1) {
    const isStart = state.moments.at(-1)?.status === 'waiting';
    if (isStart) {
      // Of each moment anew: what happens in one does not turn the dice of those behind it.
      dice = new Dice(number * 1_000 + state.moments.length);
      isWilling = !isCurious || dice.happens(0.5);
    }
    const understood = isStart ? {} : answerOf(state, { ...rehearsing, dice, isWilling });
    state = decide({
      release,
      state,
      input: isStart ? START : ANSWER,
      proposal: { judgement: { ...EMPTY_JUDGEMENT, ...understood }, lines: [] },
      seed: `${seed}${turn.toString(16).padStart(4, '0')}`,
      nowMs: turn * 60_000,
      recentSkips: isStart ? [] : null,
    }).state;
    onState(state);
  }
  return state;
}

interface Answering {
  readonly release: Release;
  readonly remainingCost: RemainingCost;
  readonly dice: Dice;
  readonly isWilling: boolean;
}

function answerOf(state: RunState, { release, remainingCost, dice, isWilling }: Answering): Understood {
  const scene = sceneOf(release, state);
  if (!isWilling && 'failure' in scene.moment) return { answer: 'wrong', creativity: 0 };
  return dice.happens(FITTING) ? playWell(scene, { dice, remainingCost }) : {};
}

/** Of no consequence: what it amounts to is said beside it. */
const ANSWER: Input = { ...SILENCE, words: '…' };
