import { decide } from '@fabula/rules/decide';
import { SILENCE, START } from '@fabula/rules/inputs';
import { EMPTY_JUDGEMENT } from '@fabula/rules/judgement';
import type { Release } from '@fabula/rules/release/release';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Input, RunState } from '@fabula/rules/types';
import type { Intent } from '../moments/policy.ts';
import { Dice } from './dice.ts';
import { intentOf, openPerfects } from './intent.ts';
import { remainingCostOf } from './remaining-cost.ts';
import { isSayable } from './sayable.ts';

/** How often somebody who plays well says what fits, and a perfect answer where there is one. */
const FITTING = 0.85;
const PERFECT = 0.4;
const HABITS = { together: 0.3, reason: 1, thorough: 0.5, bold: 0.5, reserve: 2 };

export interface RehearsalOptions {
  readonly release: Release;
  /** Plays half of the moments badly on purpose, to see what comes of it. */
  readonly isCurious: boolean;
  /** Different for each run. */
  readonly number: number;
  /** Told of each state of the run. */
  readonly onState: (state: RunState) => void;
}

/** Plays a run by the law alone, of at most so many turns. @returns how it stands then */
export function rehearsedRun(begun: RunState, most: number, options: RehearsalOptions): RunState {
  const { release, number, isCurious, onState } = options;
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
    const intent = isStart ? {} : answerOf(state, { ...options, dice, isWilling });
    state = decide({
      release,
      state,
      input: isStart ? START : ANSWER,
      proposal: { judgement: { ...EMPTY_JUDGEMENT, ...intent }, lines: [] },
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
  readonly dice: Dice;
  readonly isWilling: boolean;
}

function answerOf(state: RunState, { release, dice, isWilling }: Answering): Intent {
  const scene = sceneOf(release, state);
  if (!isWilling && 'failure' in scene.moment) return { answer: 'wrong', creativity: 0 };
  if (!dice.happens(FITTING)) return {};
  const knowledge = { release, remainingCost: remainingCostOf(release), habits: HABITS, chance: dice };
  return { ...intentOf(scene, knowledge), ...perfectIn(scene, dice) };
}

function perfectIn(scene: Scene, dice: Dice): Intent {
  const { moment, state } = scene;
  const sayable = openPerfects(scene).filter((rule) => isSayable(rule, moment, state.language));
  const perfect = dice.happens(PERFECT) ? dice.pick(sayable) : undefined;
  return perfect ? { perfects: [perfect.id] } : {};
}

/** Of no consequence: what it amounts to is said beside it. */
const ANSWER: Input = { ...SILENCE, words: '…' };
