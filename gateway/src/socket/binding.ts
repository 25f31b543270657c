import {
  ENTRY_MAX_BYTES,
  type Missed,
  type PendingFrame,
  type PendingStore,
  resume,
  type Subscription,
} from '@fabula/kit/pending';
import { ResumedSchema } from '@fabula/proto/frames/v1/frames_pb';
import { Delivery } from '../sounds/delivery.ts';
import { newestWithin } from '../sounds/newest-within.ts';
import type { Sounds } from '../sounds/sounds.ts';
import type { SocketMeters } from './meters.ts';
import { jsonFrame } from './outbound.ts';

export interface BindingOptions {
  readonly pending: PendingStore;
  readonly sounds: Sounds;
  readonly playerStoryId: string;
  readonly sessionId: string;
  readonly send: (frame: Uint8Array) => void;
  readonly meters: Pick<SocketMeters, 'resumed'>;
  /** Another socket plays this story now. */
  readonly onLost: () => void;
}

/** What a page that comes back has had, and when it asked for more (of `performance.now`). */
interface Asked {
  readonly epoch: string;
  readonly lastSeq: number;
  readonly since: number;
}

/** A socket's hold on one player story: it owns the story and gets each of its frames once, in order. */
export class Binding {
  private watch: Subscription | undefined;
  private frames: Subscription | undefined;
  private readonly delivery: Delivery;

  private constructor(private readonly options: BindingOptions) {
    this.delivery = new Delivery(options.sounds, options.send);
  }

  get playerStoryId(): string {
    return this.options.playerStoryId;
  }

  /** Takes the story over from whatever socket had it. No frames come before `live` or `replay`. */
  static async open(options: BindingOptions): Promise<Binding> {
    const { pending, playerStoryId, sessionId, onLost } = options;
    const binding = new Binding(options);
    const fence = await pending.own(playerStoryId, sessionId);
    binding.watch = await pending.onTakeover(playerStoryId, fence, onLost);
    return binding;
  }

  /** From here on frames go out as they come. */
  async live(): Promise<void> {
    const { pending, playerStoryId } = this.options;
    this.frames ??= await pending.follow(playerStoryId, (entry) => this.deliver(entry));
  }

  /** Says Resumed, then what came after `lastSeq` of `epoch`, then goes on live. */
  async replay(asked: Asked): Promise<void> {
    const { epoch, lastSeq } = asked;
    await this.frames?.stop();
    const { pending } = this.options;
    const store = {
      follow: pending.follow.bind(pending),
      after: async (...from: Parameters<PendingStore['after']>) =>
        newestWithin(await pending.after(...from), ENTRY_MAX_BYTES),
    };
    this.frames = await resume(store, {
      key: this.playerStoryId,
      epoch: epoch || undefined,
      seq: lastSeq,
      onMissed: (missed) => this.sayResumed(missed, asked),
      onFrame: (entry) => this.deliver(entry),
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.watch?.stop(), this.frames?.stop()]);
  }

  private sayResumed({ epoch = '', complete, frames }: Missed, { lastSeq, since }: Asked): void {
    const fromSeq = frames[0]?.seq ?? (complete ? lastSeq + 1 : 1);
    const seconds = (performance.now() - since) / 1000;
    this.options.meters.resumed(complete ? 'complete' : 'incomplete', frames.length, seconds);
    const resumed = { playerStoryId: this.playerStoryId, epoch, fromSeq, complete };
    this.delivery.frame(jsonFrame('Resumed', ResumedSchema, resumed));
  }

  private deliver({ frame }: PendingFrame): void {
    this.delivery.entry(frame);
  }
}
