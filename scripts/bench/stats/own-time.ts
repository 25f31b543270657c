import { grouped } from './grouped.ts';

/**
 * A turn's own time is what its player waits less what hearing, directing and speaking take: from the planned moment of
 * its USER_INPUT to the arrival of its GameOutput, less the stages `hear`, `direct` and `speak` of the same turn. An
 * engine tells them in its log, a line for each turn that ended (services/moment-engine/src/rpc/play-turn/turn-log.ts), from the
 * clock that fills fabula_turn_stage_seconds as well; the histogram knows no single turn, and a difference of percentiles
 * is no percentile of a difference. The line bears the id of the input.
 */
const NOT_OWN = ['hear', 'direct', 'speak'];
/** Every turn that is played has them. */
const NEEDED = ['direct', 'speak'];

export interface AnsweredTurn {
  readonly inputId: string;
  /** Milliseconds from the planned moment to the GameOutput. */
  readonly totalMs: number;
}

/** What one engine tells of a turn. */
export interface TurnLine {
  readonly inputId: string;
  /** By stage. */
  readonly ms: Readonly<Record<string, number>>;
}

export interface OwnTimes {
  /** Milliseconds, in the order of the turns. */
  readonly own: readonly number[];
  /** Turns of which no engine has told. They are in no figure of own time. */
  readonly untold: number;
}

export function ownTimes(turns: readonly AnsweredTurn[], lines: readonly TurnLine[]): OwnTimes {
  const byInput = grouped(lines, ({ inputId }) => inputId);
  const own = turns.flatMap(({ inputId, totalMs }) => {
    const told = byInput.get(inputId) ?? [];
    const isWhole = NEEDED.every((stage) => told.some(({ ms }) => ms[stage] !== undefined));
    return isWhole ? [totalMs - told.reduce((sum, { ms }) => sum + elsewhereIn(ms), 0)] : [];
  });
  return { own, untold: turns.length - own.length };
}

const elsewhereIn = (ms: TurnLine['ms']) => NOT_OWN.reduce((sum, stage) => sum + (ms[stage] ?? 0), 0);
