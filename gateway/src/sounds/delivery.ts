import { unpackFrames } from '../pending/entry.ts';
import { type Frames, withSound } from './audio-references.ts';
import type { Sounds } from './sounds.ts';

/**
 * The way out of one story's frames, in their order. A line whose sound is still fetched holds up what comes behind it;
 * their sounds are fetched beside it.
 */
export class Delivery {
  private last: Promise<void> | undefined;

  constructor(
    private readonly sounds: Pick<Sounds, 'known' | 'get'>,
    private readonly send: (frame: Uint8Array) => void,
  ) {}

  /** An entry of the pending store. */
  entry(entry: Buffer): void {
    this.next(withSound(unpackFrames(entry), this.sounds));
  }

  frame(frame: Uint8Array): void {
    this.next([frame]);
  }

  private next(frames: Frames | Promise<Frames>): void {
    if (!this.last && !(frames instanceof Promise)) this.sendAll(frames);
    else this.lineUp(frames);
  }

  private lineUp(frames: Frames | Promise<Frames>): void {
    const sent = this.behind(this.last, frames).finally(() => {
      if (this.last === sent) this.last = undefined;
    });
    this.last = sent;
  }

  private async behind(before: Promise<void> | undefined, frames: Frames | Promise<Frames>): Promise<void> {
    await before;
    this.sendAll(await frames);
  }

  private sendAll(frames: Frames): void {
    for (const frame of frames) this.send(frame);
  }
}
