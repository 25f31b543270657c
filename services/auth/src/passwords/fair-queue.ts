import { type PiscinaTask, queueOptionsSymbol } from 'piscina';

type Task = Pick<PiscinaTask, typeof queueOptionsSymbol>;

/** What a password is hashed for: to see whether it fits, or to keep a new one. */
export type Kind = 'check' | 'new';

const OTHER: Readonly<Record<Kind, Kind>> = { check: 'new', new: 'check' };

/** Two queues that take turns, so that a crowd that signs up does not stand before who signs in, nor the other way round. */
export class FairQueue {
  private readonly waiting: Readonly<Record<Kind, Task[]>> = { check: [], new: [] };
  private next: Kind = 'check';

  get size(): number {
    return this.waiting.check.length + this.waiting.new.length;
  }

  sizeOf(kind: Kind): number {
    return this.waiting[kind].length;
  }

  push(task: Task): void {
    this.waiting[kindOf(task)].push(task);
  }

  shift(): Task | null {
    const kind = this.waiting[this.next].length > 0 ? this.next : OTHER[this.next];
    const task = this.waiting[kind].shift();
    if (task) this.next = OTHER[kind];
    return task ?? null;
  }

  /** Gives back what was taken while no thread was free: its turn it is still. */
  unshift(task: Task): void {
    const kind = kindOf(task);
    this.waiting[kind].unshift(task);
    this.next = kind;
  }

  remove(task: Task): void {
    const of = this.waiting[kindOf(task)];
    const at = of.indexOf(task);
    if (at >= 0) of.splice(at, 1);
  }
}

/** A task as it waits: the pool's queue is told of its kind by this. */
export const ofKind = (kind: Kind) => ({ [queueOptionsSymbol]: { kind } });

function kindOf(task: Task): Kind {
  const options = task[queueOptionsSymbol];
  return options && 'kind' in options && options.kind === 'new' ? 'new' : 'check';
}
