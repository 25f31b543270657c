import type { FaceTargets } from '@fabula/figure/blend';
import { blinkAt, easeOut, emotionFace, mix, speaking } from '@fabula/figure/blend';
import type { EmotionKey, FaceNumbers } from '@fabula/figure/numbers';

/** How long an emotion takes to arrive, ms. */
export const BLEND_MS = 320;

/** Where a face is at a time (ms on any steady clock): between two emotions, speaking, blinking. */
export class FaceMotion {
  readonly #targets: FaceTargets;
  #from: FaceNumbers;
  #to: FaceNumbers;
  #since = Number.NEGATIVE_INFINITY;
  #open = 0;
  #blink = Number.NEGATIVE_INFINITY;

  constructor(targets: FaceTargets) {
    this.#targets = targets;
    this.#from = this.#to = emotionFace(targets, 'normal', 3);
  }

  /** Sets out for an emotion; with `now` omitted it is there at once. */
  moveTo(emotion: EmotionKey, strength: number, now?: number): void {
    const to = emotionFace(this.#targets, emotion, strength);
    this.#from = now === undefined ? to : this.#blended(now);
    this.#to = to;
    this.#since = now ?? Number.NEGATIVE_INFINITY;
  }

  /** Opens the mouth, 0 to 1; true when that changes anything. */
  setOpening(open: number): boolean {
    const changed = open !== this.#open;
    this.#open = open;
    return changed;
  }

  blink(now: number): void {
    this.#blink = now;
  }

  /** True while the face changes by itself. */
  moving(now: number): boolean {
    return now - this.#since < BLEND_MS || now - this.#blink < 120;
  }

  at(now: number): FaceNumbers {
    const face = speaking(this.#blended(now), this.#open);
    return { ...face, blink: Math.max(face.blink, blinkAt(now - this.#blink)) };
  }

  #blended(now: number): FaceNumbers {
    return mix(this.#from, this.#to, easeOut((now - this.#since) / BLEND_MS));
  }
}
