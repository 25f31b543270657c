import {
  type Missed,
  type PendingFrame,
  type PendingStore,
  resume,
  type Subscription,
} from '@fabula/kit/pending';
import { ResumedSchema } from '@fabula/proto/frames/v1/frames_pb';
import { unpackFrames } from '../pending/entry.ts';
import { jsonFrame } from './outbound.ts';

export interface BindingOptions {
  readonly pending: PendingStore;
  readonly playerStoryId: string;
  readonly sessionId: string;
  readonly send: (frame: Uint8Array) => void;
  /** Another socket plays this story now. */
  readonly onLost: () => void;
}

/** A socket's hold on one player story: it owns the story and gets each of its frames once, in order. */
export class Binding {
  private watch: Subscription | undefined;
  private frames: Subscription | undefined;

  private constructor(private readonly options: BindingOptions) {}

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
  async replay(epoch: string, lastSeq: number): Promise<void> {
    await this.frames?.stop();
    this.frames = await resume(this.options.pending, {
      key: this.playerStoryId,
      epoch: epoch || undefined,
      seq: lastSeq,
      onMissed: (missed) => this.sayResumed(missed, lastSeq),
      onFrame: (entry) => this.deliver(entry),
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.watch?.stop(), this.frames?.stop()]);
  }

  private sayResumed({ epoch = '', complete, frames }: Missed, lastSeq: number): void {
    const fromSeq = frames[0]?.seq ?? (complete ? lastSeq + 1 : 1);
    const resumed = { playerStoryId: this.playerStoryId, epoch, fromSeq, complete };
    this.options.send(jsonFrame('Resumed', ResumedSchema, resumed));
  }

  private deliver({ frame }: PendingFrame): void {
    for (const one of unpackFrames(frame)) this.options.send(one);
  }
}
