import type { Client } from '@fabula/kit/client';
import type { Logger } from '@fabula/kit/log';
import type { RunService } from '@fabula/proto/run/v1/run_pb';

const DEADLINE_MS = 10_000;

/** Tells run how much of an answer its player has heard. */
export class Heard {
  constructor(
    private readonly run: Pick<Client<typeof RunService>, 'markHeard'>,
    private readonly log: Logger,
  ) {}

  /** Not waited for: a report that is lost costs a shortened line in a history, and holds up nobody. */
  report(playerStoryId: string, inputId: string, heardMs: number): void {
    this.run
      .markHeard({ playerStoryId, inputId, heardMs }, { deadlineMs: DEADLINE_MS, idempotent: true })
      .catch((error: unknown) => this.log.warn({ err: error }, 'what was heard could not be kept'));
  }
}
