import type { HeardLine } from '@fabula/director/director';
import type { ScriptedDirector } from '@fabula/director/scripted-director';
import { decide } from '@fabula/rules/decide';
import type { Release } from '@fabula/rules/release/release';
import { createRun, type NewRun } from '@fabula/rules/run';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Decision, Input, Judgement, RunState, SpokenLine } from '@fabula/rules/types';
import type { SimulatedPlayer } from './player.ts';
import { inputOf } from './player-answer.ts';
import { SeededChance } from './seeded-chance.ts';

/** A run that ends of itself takes far fewer: each turn costs an interaction or opens a moment. Silence costs nothing. */
const MOST_TURNS = 400;

export interface RunOptions {
  readonly director: ScriptedDirector;
  readonly player: SimulatedPlayer;
  /** Of this run: all chance, the player's and the game's, follows from it. */
  readonly seed: string;
  readonly run: NewRun;
  readonly onTurn: (turn: PlayedTurn) => void;
}

/** A sentence on its way to the director; what it is heard as comes back. */
export interface Utterance {
  readonly player: string;
  readonly scene: Scene;
  readonly words: string;
}

/** A play that asks, sentence by sentence, what is heard of it; at its end stands what came of it. */
export type Conversation<T> = Generator<Utterance, T, string>;

/** A turn as it went. */
export interface PlayedTurn {
  readonly before: RunState;
  readonly input: Input;
  /** null in a start and in silence. */
  readonly judgement: Judgement | null;
  readonly decision: Decision;
  /** '' in a start and in silence. */
  readonly words: string;
  /** The characters' lines, the director's and then the law's. */
  readonly lines: readonly string[];
}

/** Plays a whole run, and answers how it ended. Throws where a run would not end. */
export function* playRun({ director, player, seed, run, onTurn }: RunOptions): Conversation<RunState> {
  const chance = new SeededChance(`${seed} ${player.name}`);
  let state = createRun(run);
  let heard: HeardLine[] = [];
  for (let turnNo = 1; turnNo <= MOST_TURNS; turnNo += 1) {
    if (state.status !== 'ongoing') return state;
    const isStart = state.moments.at(-1)?.status === 'waiting';
    if (isStart) heard = [];
    const turn = { release: run.release, state, seed: seedOf(seed, turnNo), nowMs: turnNo * 60_000 };
    const played = isStart ? opened(turn) : yield* answered(turn, { director, player, chance, heard });
    heard.push(...heardOf(played));
    onTurn(played);
    state = played.decision.state;
  }
  throw new Error(
    `the run with seed ${seed} of ${player.name} does not end in ${state.moments.at(-1)?.momentId}`,
  );
}

interface Turn {
  readonly release: Release;
  readonly state: RunState;
  readonly seed: string;
  readonly nowMs: number;
}

function opened({ release, state, seed, nowMs }: Turn): PlayedTurn {
  const input = inputOf({ kind: 'start_moment' }, '');
  // Nobody comes back to a moment within seconds here: each turn is a minute after the last.
  const decision = decide({ release, state, input, proposal: null, seed, nowMs, recentSkips: [] });
  return { before: state, input, judgement: null, decision, words: '', lines: textsOf(decision.say) };
}

/** Different for every turn, hexadecimal. It need not be secret here, so it is not hashed again. */
function seedOf(runSeed: string, turnNo: number): string {
  return runSeed + turnNo.toString(16).padStart(4, '0');
}

interface TurnParts {
  readonly director: ScriptedDirector;
  readonly player: SimulatedPlayer;
  readonly chance: SeededChance;
  readonly heard: readonly HeardLine[];
}

function* answered(turn: Turn, { director, player, chance, heard }: TurnParts): Conversation<PlayedTurn> {
  const { release, state, seed, nowMs } = turn;
  const scene = sceneOf(release, state);
  const said = withAffordableBet(player.answer({ release, state, scene, chance }), state);
  const words = said.words === '' ? '' : yield { player: player.name, scene, words: said.words };
  const input = inputOf(said, words);
  const context = { release, releaseVersion: 1, state, input, seed, nowMs, heard, recentSkips: null };
  if (words === '') {
    const decision = decide({ release, state, input, proposal: null, seed, nowMs, recentSkips: null });
    return { before: state, input, judgement: null, decision, words, lines: textsOf(decision.say) };
  }
  const { lines, judgement, decision } = director.reply(scene, words, context);
  const spoken = [...textsOf(lines), ...textsOf(decision.say)];
  return { before: state, input, judgement, decision, words, lines: spoken };
}

function textsOf(lines: readonly SpokenLine[]): string[] {
  return lines.map((line) => line.text);
}

/** A bet that the rules refuse is no turn at all: pages do not offer it, so players here bet what there is. */
function withAffordableBet<T extends { interactionBetSize?: number | null }>(
  said: T,
  { interactions }: RunState,
): T {
  const most = Math.max(0, interactions.max - interactions.used - 1);
  return said.interactionBetSize
    ? { ...said, interactionBetSize: Math.min(said.interactionBetSize, most) }
    : said;
}

function heardOf({ words, lines }: PlayedTurn): HeardLine[] {
  const heard: HeardLine[] = lines.map((text) => ({ speaker: 'character', text }));
  if (words !== '') heard.unshift({ speaker: 'player', text: words });
  return heard;
}
