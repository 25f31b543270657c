import type { PendingStore } from '@fabula/kit/pending';
import { packFrames } from '../pending/entry.ts';
import type { Answer } from './answer.ts';

/** Where a turn's frames go: to the story's pending entry, from which whoever holds the player's socket reads them. */
export class TurnFrames {
  constructor(private readonly pending: PendingStore) {}

  async append(playerStoryId: string, answer: Answer): Promise<void> {
    await this.pending.append(playerStoryId, (epoch, seq) => packFrames(answer.frames(epoch, seq)));
  }
}
