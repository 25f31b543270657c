import type { HeardLine, TurnContext } from '@fabula/director/director';
import type { ScriptedDirector } from '@fabula/director/scripted-director';
import { decide } from '@fabula/rules/decide';
import { SILENCE, START } from '@fabula/rules/inputs';
import { createRun, type NewRun } from '@fabula/rules/run';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Decision, Input, Judgement, RunState, SpokenLine } from '@fabula/rules/types';
import type { PlayerAnswer, PlayerContext, SimulatedPlayer } from './player.ts';
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
  /** Its words are '' in a start and in silence. */
  readonly input: Input;
  /** null in a start and in silence. */
  readonly judgement: Judgement | null;
  readonly decision: Decision;
  /** The characters' lines, the director's and then the law's. */
  readonly lines: readonly string[];
}

/** Plays a whole run, and answers how it ended. Throws where a run would not end. */
export function* playRun({ director, player, seed, run, onTurn }: RunOptions): Conversation<RunState> {
  const chance = new SeededChance(`${seed} ${player.name}`);
  const { release } = run;
  let state = createRun(run);
  let heard: HeardLine[] = [];
  for (let turnNo = 1; turnNo <= MOST_TURNS; turnNo += 1) {
    if (state.status !== 'ongoing') return state;
    const isStart = state.moments.at(-1)?.status === 'waiting';
    if (isStart) heard = [];
    const scene = isStart ? undefined : sceneOf(release, state);
    const input = scene ? yield* answerOf(player, { release, state, scene, chance }) : START;
    // Nobody comes back to a moment within seconds here: each turn is a minute after the last.
    const clock = { seed: seedOf(seed, turnNo), nowMs: turnNo * 60_000, recentSkips: isStart ? [] : null };
    const played = reply(director, scene, { release, releaseVersion: 1, state, input, heard, ...clock });
    heard.push(...heardOf(played));
    onTurn(played);
    state = played.decision.state;
  }
  throw new Error(
    `the run with seed ${seed} of ${player.name} does not end in ${state.moments.at(-1)?.momentId}`,
  );
}

/** Different for every turn, hexadecimal. It need not be secret here, so it is not hashed again. */
function seedOf(runSeed: string, turnNo: number): string {
  return runSeed + turnNo.toString(16).padStart(4, '0');
}

/** What the player does, with the words that are heard of it. */
function* answerOf(player: SimulatedPlayer, at: PlayerContext): Conversation<Input> {
  const said = withAffordableBet(player.answer(at), at.state);
  const words = said.words === '' ? '' : yield { player: player.name, scene: at.scene, words: said.words };
  return { ...SILENCE, ...said, words };
}

/** What comes of it. Nobody is asked in a start, which has no scene yet, and in silence. */
function reply(director: ScriptedDirector, scene: Scene | undefined, context: TurnContext): PlayedTurn {
  const { state: before, input } = context;
  if (scene && input.words !== '') {
    const { lines, judgement, decision } = director.reply(scene, input.words, context);
    return { before, input, judgement, decision, lines: textsOf([...lines, ...decision.say]) };
  }
  const decision = decide({ ...context, proposal: null });
  return { before, input, judgement: null, decision, lines: textsOf(decision.say) };
}

function textsOf(lines: readonly SpokenLine[]): string[] {
  return lines.map((line) => line.text);
}

/** A bet that the rules refuse is no turn at all: pages do not offer it, so players here bet what there is. */
function withAffordableBet(said: PlayerAnswer, { interactions }: RunState): PlayerAnswer {
  const { interactionBetSize: bet } = said;
  const most = Math.max(0, interactions.max - interactions.used - 1);
  return bet ? { ...said, interactionBetSize: Math.min(bet, most) } : said;
}

function heardOf({ input: { words }, lines }: PlayedTurn): HeardLine[] {
  const heard: HeardLine[] = lines.map((text) => ({ speaker: 'character', text }));
  if (words !== '') heard.unshift({ speaker: 'player', text: words });
  return heard;
}
