import type { Client } from '@fabula/kit/client';
import { AppError } from '@fabula/kit/errors';
import type { RunService } from '@fabula/proto/run/v1/run_pb';

const DEADLINE_MS = 5_000;

/** Asks run whose a player story is, before anything of it is shown or taken over. */
export class Owners {
  constructor(private readonly run: Pick<Client<typeof RunService>, 'checkOwner' | 'getGameView'>) {}

  /** Throws what run says to somebody who asks for a story that is not theirs, or does not exist. */
  async check(playerStoryId: string, playerToken: string): Promise<void> {
    const options = { deadlineMs: DEADLINE_MS, playerToken, idempotent: true };
    try {
      await this.run.checkOwner({ playerStoryId }, options);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      await this.run.getGameView({ playerStoryId }, options);
    }
  }
}

/** A run of the release before, which may serve beside this gateway during an update, knows views only. */
function isUnknown(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNIMPLEMENTED';
}
