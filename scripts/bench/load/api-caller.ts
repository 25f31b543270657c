import type { LoopPlayer } from './open-loop.ts';
import type { TurnRecord } from './turn-record.ts';

/** What a page asks beside its turns: where its run stands between two moments, and a new run. */
export type ApiCall = 'view' | 'run';

/** Asks in the place of playing, so that calls have figures of their own. */
export class ApiCaller implements LoopPlayer {
  constructor(private readonly ask: () => Promise<unknown>) {}

  async prepare(): Promise<void> {}

  async play(plannedMs: number): Promise<TurnRecord> {
    const known = { kind: 'answer', traceId: '', inputId: '', transcript: '', isMomentOver: false } as const;
    const sentMs = performance.now();
    try {
      await this.ask();
      return { ...known, plannedMs, sentMs, outputMs: performance.now() };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { ...known, plannedMs, sentMs, failure };
    }
  }
}
