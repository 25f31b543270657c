import type { Missed, PendingFrame, PendingStore, Subscription } from './store.ts';

export interface ResumeOptions {
  readonly key: string;
  readonly epoch: string | undefined;
  /** The last frame of that epoch that the player has had. */
  readonly seq: number;
  /** Called before the first frame. */
  readonly onMissed: (missed: Missed) => void;
  readonly onFrame: (frame: PendingFrame) => void;
}

/** Replays what a player missed and then goes on live: each frame exactly once and in order. */
export async function resume(
  store: Pick<PendingStore, 'after' | 'follow'>,
  options: ResumeOptions,
): Promise<Subscription> {
  const { key, epoch, seq, onMissed, onFrame } = options;
  const early: PendingFrame[] = [];
  let deliver = (frame: PendingFrame): void => void early.push(frame);
  const subscription = await store.follow(key, (frame) => deliver(frame));
  try {
    const missed = await store.after(key, epoch, seq);
    onMissed(missed);
    for (const frame of missed.frames) onFrame(frame);
    const newest = missed.frames.at(-1);
    const known = newest ?? { epoch: missed.epoch, seq };
    // What was replayed may still come live: the two ways are not equally fast.
    deliver = (frame) => {
      if (isNew(frame, known)) onFrame(frame);
    };
    for (const frame of early) deliver(frame);
    return subscription;
  } catch (error) {
    await subscription.stop();
    throw error;
  }
}

function isNew(frame: PendingFrame, known: { epoch: string | undefined; seq: number }): boolean {
  return frame.epoch !== known.epoch || frame.seq > known.seq;
}
