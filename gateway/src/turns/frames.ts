import type { PendingStore } from '@fabula/kit/pending';
import { packFrames } from '../pending/entry.ts';
import type { Answer } from './answer.ts';
import type { TurnMeters } from './meters.ts';

/** Where a turn's frames go: to the story's pending entry, from which whoever holds the player's socket reads them. */
export class TurnFrames {
  constructor(
    private readonly pending: PendingStore,
    private readonly meters: Pick<TurnMeters, 'kept'>,
  ) {}

  /** In their order, all or none of them. */
  async append(playerStoryId: string, answers: readonly Answer[]): Promise<void> {
    const makes = answers.map(
      ({ frames }) =>
        (epoch: string, seq: number) =>
          packFrames(frames(epoch, seq)),
    );
    const started = performance.now();
    await this.pending.append(playerStoryId, ...makes);
    this.meters.kept(makes.length, (performance.now() - started) / 1000);
  }
}
