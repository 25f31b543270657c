import { existsSync, readFileSync } from 'node:fs';
import { grouped } from '../../bench/stats/grouped.ts';
import { ownTimes, type TurnLine } from '../../bench/stats/own-time.ts';
import { type Spread, spreadOf } from '../../bench/stats/spread.ts';

/** A turn as the script of k6 has told of it (`script/record.ts`). */
export interface ToldTurn {
  readonly inputId: string;
  /** '' where there are none. */
  readonly phase: string;
  /** Milliseconds from when it was due to its output. */
  readonly totalMs: number;
}

/** Own time turn by turn: what each player waited less what hearing, directing and speaking took of that very turn. */
export interface OwnTime {
  readonly phase: string;
  readonly own: Spread;
  /** Turns of which no engine has told. */
  readonly untold: number;
}

const TURN = /turn ([0-9a-f-]{36}) phase=(\S*) (\d+)/;

/** Reads the file that k6 writes the script's console to; a line of it may be quoted by k6. */
export function toldTurns(file: string): ToldTurn[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(toldTurn);
}

function toldTurn(line: string): ToldTurn[] {
  const [, inputId, phase = '', ms] = TURN.exec(line) ?? [];
  return inputId === undefined ? [] : [{ inputId, phase, totalMs: Number(ms) }];
}

/** By phase, in the order in which they were; nothing where engines have told of no turn. */
export function ownTimesOf(turns: readonly ToldTurn[], lines: readonly TurnLine[]): OwnTime[] {
  if (lines.length === 0) return [];
  return [...grouped(turns, ({ phase }) => phase)].map(([phase, all]) => {
    const { own, untold } = ownTimes(all, lines);
    return { phase, own: spreadOf(own), untold };
  });
}
