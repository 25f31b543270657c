interface Work<T> {
  readonly steps: Iterator<void, T>;
  /** Asked before each step. What is not wanted any more is never done. */
  readonly isWanted: () => boolean;
  readonly done: (result: T) => void;
}

/** Works in steps, between which a worker hears what it is told. */
export class WorkInSteps {
  readonly #newest = new Map<string, object>();

  /** Begins a work; one of the same kind that was begun before is left. */
  begin<T>(kind: string, work: Work<T>): void {
    this.#newest.set(kind, work);
    setTimeout(() => this.#step(kind, work));
  }

  #step<T>(kind: string, work: Work<T>): void {
    if (this.#newest.get(kind) !== work || !work.isWanted()) return;
    const step = work.steps.next();
    if (step.done) work.done(step.value);
    else setTimeout(() => this.#step(kind, work));
  }
}
