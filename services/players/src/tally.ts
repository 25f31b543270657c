import { remaining } from '@fabula/rules/interactions';
import type { PlayedMoment, RunState } from '@fabula/rules/types';
import { fallenIn, itemsUsedIn } from './battle-turn.ts';
import { addTo, fieldsAdded, sum } from './counts.ts';
import { isHit } from './hit.ts';
import { type MomentTally, newMomentTally } from './moment-tally.ts';
import type { PlayedTurn } from './play.ts';

/** So many heard turns in a row that bring nothing are a stall: nobody enjoys a fourth. */
const STALLED = 3;

/** What the runs of one player came to. */
export class Tally {
  runs = 0;
  won = 0;
  turns = 0;
  /** Runs by rank, 1 (S) to 7 (F); the first entry is unranked. */
  readonly ranks = Array.from({ length: 8 }, () => 0);
  readonly byRunNumber = new Map<number, { runs: number; won: number; rankA: number }>();
  /** Interactions that were left at the end, by how many. */
  readonly left = new Map<number, number>();
  readonly moments = new Map<string, MomentTally>();
  readonly spoken = new Set<string>();
  /** Runs that used an item, and those that ended with it, carried by somebody or not. */
  readonly items = new Map<string, { owned: number; carried: number; used: number }>();
  private readonly used = new Set<string>();
  /** Runs at whose end a character was on the team. */
  readonly team = new Map<string, number>();
  private misses = 0;
  private hasStalled = false;

  turn(turn: PlayedTurn): void {
    this.turns += 1;
    for (const line of turn.lines) this.spoken.add(line);
    const { before, decision } = turn;
    const current = before.moments.at(-1);
    if (!current) return;
    if (current.status === 'waiting') this.started(before, decision.state);
    else this.answered(turn, this.momentOf(current.momentId));
  }

  run(end: RunState): void {
    const won = end.status === 'won' ? 1 : 0;
    const rank = end.rank ?? 0;
    const rankA = rank === 1 || rank === 2 ? 1 : 0;
    this.runs += 1;
    this.won += won;
    this.ranks[rank] = sum(this.ranks[rank], 1);
    addTo(this.byRunNumber, end.loopNumber, { runs: 1, won, rankA }, fieldsAdded);
    addTo(this.left, remaining(end), 1, sum);
    for (const { itemId, equippedTo } of end.items) {
      const carried = equippedTo === undefined ? 0 : 1;
      addTo(this.items, itemId, { owned: 1, carried, used: 0 }, fieldsAdded);
    }
    for (const itemId of this.used) addTo(this.items, itemId, { owned: 0, carried: 0, used: 1 }, fieldsAdded);
    this.used.clear();
    for (const { characterId } of end.roster) addTo(this.team, characterId, 1, sum);
  }

  /** A start passes over moments and opens at most one. */
  private started(before: RunState, after: RunState): void {
    this.misses = 0;
    this.hasStalled = false;
    for (const played of after.moments.slice(before.moments.length - 1)) {
      const moment = this.momentOf(played.momentId);
      if (played.skipped) moment.skipped += 1;
      else if (played.status !== 'waiting') moment.visits += 1;
      if (played.status === 'done' && !played.skipped) moment.successes += 1;
    }
  }

  private answered(turn: PlayedTurn, moment: MomentTally): void {
    const { before, decision } = turn;
    for (const item of itemsUsedIn(turn)) this.used.add(item);
    for (const id of fallenIn(turn)) addTo(moment.fallen, id, 1, sum);
    const hit = isHit(decision);
    moment.turns += decision.output.notHeard ? 0 : 1;
    moment.hits += hit ? 1 : 0;
    this.misses = hit ? 0 : this.misses + (decision.output.notHeard ? 0 : 1);
    const done = decision.state.moments[before.moments.length - 1];
    if (done?.status === 'done') completed(moment, done);
    const isOut = decision.state.status === 'lost' && done?.status !== 'done';
    if (!this.hasStalled && (this.misses >= STALLED || isOut)) {
      moment.stalls += 1;
      this.hasStalled = true;
    }
  }

  private momentOf(id: string): MomentTally {
    const known = this.moments.get(id) ?? newMomentTally();
    this.moments.set(id, known);
    return known;
  }
}

function completed(moment: MomentTally, { path, outcome }: PlayedMoment): void {
  if (outcome === 'success') moment.successes += 1;
  else moment.failures += 1;
  addTo(moment.exits, path ?? outcome ?? '', 1, sum);
}
