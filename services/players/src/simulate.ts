import { ScriptedDirector } from '@fabula/director/scripted-director';
import { sha256 } from '@fabula/rules/hash';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { beforeNext } from '@fabula/rules/run-history';
import type { RunState } from '@fabula/rules/types';
import { Misheard } from './misheard.ts';
import { type Conversation, playRun, type Utterance } from './play.ts';
import type { SimulatedPlayer } from './player.ts';
import { type Report, reportOf } from './report.ts';
import { Tally } from './tally.ts';

/** Of one moment: sentences times what is open in it. */
const MOST_JUDGEMENTS = 100_000;

/** A player comes back twice: what a story keeps for a second and third run is met too. */
const RUNS_OF_A_PLAYER = 3;

export interface Simulation {
  readonly release: Release;
  readonly language: Language;
  readonly players: readonly SimulatedPlayer[];
  /** Of each player. */
  readonly runs: number;
  readonly seed: string;
  /** Left out: one of its own, which knows nothing yet. */
  readonly director?: ScriptedDirector;
  /** Told of every run that has been played, by whom. */
  readonly onRun?: (player: string) => void;
  /** Left out: all of it. */
  readonly share?: Share;
}

/** One of several equal parts; together they are the whole. */
export interface Share {
  /** From 0. */
  readonly index: number;
  readonly of: number;
}

/** Plays whole runs through the rules and the scripted director. The same seed gives the same report. */
export function simulate(simulation: Simulation): Report {
  return reportOf({ ...simulation, tallies: tallied(simulation) });
}

/** The same, as counts by player: what shares of a simulation are put together from. */
export function tallied(simulation: Simulation): Map<string, Tally> {
  const plays = playAll(simulation);
  let step = plays.next();
  while (!step.done) step = plays.next(step.value.words);
  return step.value;
}

/** The same, where each sentence is heard by somebody who may mishear it. */
export async function simulateAloud(
  simulation: Simulation,
  hear: (utterance: Utterance) => Promise<string>,
): Promise<Report> {
  const plays = playAll(simulation);
  const misheard = new Misheard();
  let step = plays.next();
  while (!step.done) {
    const heard = await hear(step.value);
    misheard.add(step.value, heard);
    step = plays.next(heard);
  }
  return { ...reportOf({ ...simulation, tallies: step.value }), voice: misheard.report() };
}

function* playAll(simulation: Simulation): Conversation<Map<string, Tally>> {
  const { release, language, players, runs, seed, onRun, director = newDirector() } = simulation;
  const share = simulation.share ?? { index: 0, of: 1 };
  const tallies = new Map<string, Tally>();
  for (const player of players) {
    const tally = new Tally();
    tallies.set(player.name, tally);
    let earlier: RunState[] = [];
    for (let number = 0; number < runs; number += 1) {
      if (Math.floor(number / RUNS_OF_A_PLAYER) % share.of !== share.index) continue;
      if (number % RUNS_OF_A_PLAYER === 0) earlier = [];
      const end = yield* playRun({
        ...{ director, player },
        seed: sha256(`${seed} ${player.name} ${number}`),
        run: { release, releaseVersion: 1, language, ...after(earlier) },
        onTurn: (turn) => tally.turn(turn),
      });
      tally.run(end);
      earlier.push(end);
      onRun?.(player.name);
    }
  }
  return tallies;
}

/** A director that remembers all that players of one story may say. */
export function newDirector(): ScriptedDirector {
  return new ScriptedDirector(MOST_JUDGEMENTS);
}

/** What counts before the next run of one who has played these. */
function after(earlier: readonly RunState[]) {
  return { loopNumber: earlier.length + 1, previous: earlier.at(-1), before: beforeNext(earlier) };
}
