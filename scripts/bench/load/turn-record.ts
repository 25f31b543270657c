/** One turn as its player had it. Milliseconds on the clock of the process that played it. */
export interface TurnRecord {
  readonly kind: 'start' | 'answer';
  /** 32 hexadecimal digits: all that the parts did for this turn bears it. */
  readonly traceId: string;
  /** By which the engine that played it tells of it. */
  readonly inputId: string;
  /** When it was due; waiting counts from here. */
  readonly plannedMs: number;
  readonly sentMs: number;
  /** The first sentence was there whole. */
  readonly audioMs?: number;
  /** What that sentence said, and who. */
  readonly firstLine?: string;
  readonly outputMs?: number;
  /** '' where nothing was understood. */
  readonly transcript: string;
  readonly isMomentOver: boolean;
  /** Why there was no output. */
  readonly failure?: string;
}

/** Milliseconds from the planned moment to the output, of the turns that had one. */
export function totals(turns: readonly TurnRecord[]): { inputId: string; totalMs: number }[] {
  return turns.flatMap(({ inputId, plannedMs, outputMs }) =>
    outputMs === undefined ? [] : [{ inputId, totalMs: outputMs - plannedMs }],
  );
}
