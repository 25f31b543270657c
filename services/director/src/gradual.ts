/**
 * What is made once, in steps: ahead of time one by one, so that nobody else has to wait for all of it, or all that are left
 * where it is asked for. A step that throws is told to whoever took it; the next one begins anew.
 */
export class Gradual<T> {
  private steps: Iterator<void, T> | undefined;
  private made: { readonly value: T } | undefined;

  constructor(private readonly make: () => Iterator<void, T>) {}

  /** One step, where any is left; whether it is made now. */
  step(): boolean {
    if (this.made) return true;
    this.steps ??= this.make();
    const { steps } = this;
    this.steps = undefined;
    const taken = steps.next();
    if (taken.done) this.made = { value: taken.value };
    else this.steps = steps;
    return taken.done === true;
  }

  whole(): T {
    for (;;) {
      if (this.made) return this.made.value;
      this.step();
    }
  }
}

/** What is made in steps, at once. */
export function allOf<T>(steps: Iterator<void, T>): T {
  for (;;) {
    const taken = steps.next();
    if (taken.done) return taken.value;
  }
}

/** Deals with each of a list, so many at a step. */
export function* inSteps<T>(
  list: readonly T[],
  atOnce: number,
  deal: (one: T, at: number) => void,
): Generator<void, void> {
  for (const [at, one] of list.entries()) {
    deal(one, at);
    if ((at + 1) % atOnce === 0) yield;
  }
}
