import type { Client } from '@fabula/kit/client';
import type { RunService } from '@fabula/proto/run/v1/run_pb';

const DEADLINE_MS = 5_000;

/** Asks run whose a player story is, before anything of it is shown or taken over. */
export class Owners {
  constructor(private readonly run: Pick<Client<typeof RunService>, 'getGameView'>) {}

  /** Throws what run says to somebody who asks for a story that is not theirs, or does not exist. */
  async check(playerStoryId: string, playerToken: string): Promise<void> {
    await this.run.getGameView({ playerStoryId }, { deadlineMs: DEADLINE_MS, playerToken, idempotent: true });
  }
}
