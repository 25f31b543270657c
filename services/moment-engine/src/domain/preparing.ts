import type { Director, TurnContext } from '@fabula/director/director';
import type { Scene } from '@fabula/rules/scene';

/** Scenes that wait to be prepared; more than these are read when somebody speaks in them. */
const MOST = 64;

/** What of a turn's context a director gets ready with. */
type Read = Pick<TurnContext, 'release' | 'releaseVersion'>;

/**
 * Lets a director get ready for the next words beside all turns of this process: a step, then whatever has come in
 * meanwhile, then the next step.
 */
export class Preparing {
  private waiting: Waiting[] = [];
  private next: NodeJS.Immediate | undefined;

  /** @param onFailure is told when a director failed; then the scene is read when somebody speaks in it */
  constructor(
    private readonly director: Director,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Resolves when the director is ready, or was given up; never rejects. Most scenes are ready at once. */
  async begin(scene: Scene, read: Read): Promise<void> {
    const steps = this.director.prepare?.(scene, read)[Symbol.iterator]();
    if (!steps || this.waiting.length >= MOST || this.isDone(steps)) return;
    await new Promise<void>((done) => {
      this.waiting.push({ steps, done });
      this.next ??= setImmediate(() => this.step());
    });
  }

  /** Gives up what is not ready. */
  close(): void {
    for (const { done } of this.waiting) done();
    this.waiting = [];
    clearImmediate(this.next);
    this.next = undefined;
  }

  /** Of the scenes that wait, each has its step in turn. */
  private step(): void {
    const first = this.waiting.shift();
    if (first && this.isDone(first.steps)) first.done();
    else if (first) this.waiting.push(first);
    this.next = this.waiting.length > 0 ? setImmediate(() => this.step()) : undefined;
  }

  private isDone(steps: Iterator<void>): boolean {
    try {
      return steps.next().done === true;
    } catch (error) {
      this.onFailure(error);
      return true;
    }
  }
}

interface Waiting {
  readonly steps: Iterator<void>;
  readonly done: () => void;
}
