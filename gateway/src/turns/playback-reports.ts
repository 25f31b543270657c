import type { Client } from '@fabula/kit/client';
import type { Logger } from '@fabula/kit/log';
import type { RunService } from '@fabula/proto/run/v1/run_pb';

const DEADLINE_MS = 10_000;

/** Tells run how much of an answer its player has heard. */
export class PlaybackReports {
  /** Answers whose report is under way, and what was heard since. */
  private readonly open = new Map<string, number | undefined>();

  constructor(
    private readonly run: Pick<Client<typeof RunService>, 'markHeard'>,
    private readonly log: Logger,
  ) {}

  /**
   * Not waited for: a report that is lost costs a shortened line in a history, and holds up nobody. One at a time for each
   * answer: of those that come meanwhile the newest follows it.
   */
  report(playerStoryId: string, inputId: string, heardMs: number): void {
    const key = `${playerStoryId} ${inputId}`;
    if (this.open.has(key)) {
      this.open.set(key, heardMs);
      return;
    }
    this.open.set(key, undefined);
    void this.tell({ playerStoryId, inputId, heardMs }).then(() => {
      const newest = this.open.get(key);
      this.open.delete(key);
      if (newest !== undefined) this.report(playerStoryId, inputId, newest);
    });
  }

  private async tell(report: { playerStoryId: string; inputId: string; heardMs: number }): Promise<void> {
    try {
      await this.run.markHeard(report, { deadlineMs: DEADLINE_MS, idempotent: true });
    } catch (error) {
      this.log.warn({ err: error }, 'what was heard could not be kept');
    }
  }
}
