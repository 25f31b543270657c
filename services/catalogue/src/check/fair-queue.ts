import { AppError } from '@fabula/kit/errors';
import { ChecksBusy, TooManyChecks } from '../domain/drafts/errors.ts';
import { Job, type Waiter, type Work } from './job.ts';

export interface Asked {
  /** Whose share it takes. */
  readonly author: string;
  /** What else of this key is asked for until it is done is the same work. */
  readonly key: string;
  /** Aborted when whoever asks has gone; undefined: it is done for nobody in particular. */
  readonly signal?: AbortSignal | undefined;
}

export interface FairQueueOptions {
  /** Milliseconds after which whoever still waits is told that others are in front. */
  readonly waitMs?: number;
  /** Milliseconds after which what somebody waits for lets another author go first, once. */
  readonly sliceMs?: number;
  /** Milliseconds that work goes on after its last caller has gone: a page whose call was lost asks again. */
  readonly graceMs?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** The longest check may be in front. */
const WAIT_MS = 32_000;
const SLICE_MS = 5_000;
const GRACE_MS = 3_000;
/** Of one author. */
const MOST_WAITING = 8;

/**
 * One piece of work after the other: next is that of whoever has had least of the time while others waited. What somebody waits
 * for goes before what is done for nobody in particular, which is ended for it and done later. The same work is done once for all
 * who ask for it, and for nobody who has gone.
 */
export class FairQueue {
  private waiting: Job[] = [];
  private running: Job | undefined;
  /** Milliseconds that each author has had. */
  private readonly used = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private readonly now: () => number;

  constructor(private readonly options: FairQueueOptions = {}) {
    this.now = options.now ?? (() => performance.now());
  }

  /**
   * What comes of the work. It is to throw soon after its signal aborts; then it may be begun anew. Throws ChecksBusy and
   * TooManyChecks.
   */
  async do<T>(asked: Asked, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.isClosed) throw closed();
    if (asked.signal?.aborted) throw gone();
    const job = this.jobOf(asked, work);
    job.authors.add(asked.author);
    return new Promise<unknown>((resolve, reject) => {
      job.waiters.add(this.waiterOf(job, asked.signal, { resolve, reject }));
      this.look();
    }) as Promise<T>;
  }

  /** Who waits is told. What runs ends with what it runs in. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const job of this.waiting.splice(0)) job.tell((each) => each.reject(closed()));
  }

  private jobOf({ key, author, signal }: Asked, work: Work): Job {
    const known = [...this.waiting, ...(this.running ? [this.running] : [])];
    const same = known.find((job) => job.key === key && !job.isEnding);
    if (same) return same;
    const mine = this.waiting.filter((job) => job.isAsked && job.authors.has(author));
    if (signal && mine.length >= MOST_WAITING) throw new TooManyChecks();
    const job = new Job(key, work);
    this.waiting.push(job);
    return job;
  }

  private waiterOf(
    job: Job,
    signal: AbortSignal | undefined,
    ends: Pick<Waiter, 'resolve' | 'reject'>,
  ): Waiter {
    if (signal === undefined) return { ...ends, isPatient: true, done: () => {} };
    const leave = (why: Error) => {
      waiter.done();
      job.waiters.delete(waiter);
      ends.reject(why);
      this.left(job);
    };
    const left = () => leave(gone());
    const late = setTimeout(() => {
      if (job !== this.running) leave(new ChecksBusy());
    }, this.options.waitMs ?? WAIT_MS).unref();
    const done = () => {
      clearTimeout(late);
      signal.removeEventListener('abort', left);
    };
    const waiter: Waiter = { ...ends, isPatient: false, done };
    signal.addEventListener('abort', left, { once: true });
    return waiter;
  }

  /** Somebody waits for it no more. */
  private left(job: Job): void {
    job.leftAt = this.now();
    if (job.waiters.size === 0) this.waiting = this.waiting.filter((each) => each !== job);
    this.look();
  }

  /** Begins or ends what is to begin or to end now; where that is later, it looks again then. */
  private look(): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    if (this.running === undefined) this.next();
    if (this.running === undefined) return;
    const ms = this.msLeft(this.running);
    if (ms === undefined) return;
    if (ms <= 0) this.running.end();
    else this.timer = setTimeout(() => this.look(), ms).unref();
  }

  /** Until what runs is to be ended; undefined: as things are it goes on to its own end. */
  private msLeft(job: Job): number | undefined {
    if (job.isEnding) return undefined;
    const { graceMs = GRACE_MS } = this.options;
    const asked = this.waiting.filter((each) => each.isAsked);
    if (!job.isAsked && asked.length > 0) return 0;
    if (job.waiters.size === 0) return job.leftAt + graceMs - this.now();
    return job.hasGivenWay ? undefined : this.msToOthers(job, asked);
  }

  /** Until what somebody waits for has had its time, and more than an author who waits. */
  private msToOthers(job: Job, asked: readonly Job[]): number | undefined {
    const { sliceMs = SLICE_MS } = this.options;
    const others = asked.filter(
      ({ hasGivenWay, authors }) => !hasGivenWay && ![...authors].some((each) => job.authors.has(each)),
    );
    if (!job.isAsked || others.length === 0) return undefined;
    const ahead = Math.min(...others.map((each) => this.shareOf(each))) - this.shareOf(job);
    return (job.begunAt ?? 0) + Math.max(sliceMs, ahead) - this.now();
  }

  private next(): void {
    const [job] = this.byShare();
    // Nobody waits: who has had much of the time has kept nobody from it.
    if (job === undefined) this.used.clear();
    else this.begin(job);
  }

  private begin(job: Job): void {
    this.waiting = this.waiting.filter((each) => each !== job);
    this.running = job;
    const begunAt = this.now();
    job.begunAt = begunAt;
    void job.run().then((isDone) => {
      const took = this.now() - begunAt;
      for (const author of job.authors) this.used.set(author, this.usedBy(author) + took);
      this.running = undefined;
      if (!isDone) this.again(job);
      this.look();
    });
  }

  /** Of those that were ended for others. */
  private again(job: Job): void {
    job.hasGivenWay ||= job.isAsked;
    if (this.isClosed) job.tell((each) => each.reject(closed()));
    else if (job.waiters.size > 0) this.waiting.unshift(job);
  }

  private byShare(): Job[] {
    const asked = this.waiting.filter((job) => job.isAsked);
    return (asked.length > 0 ? asked : this.waiting).toSorted((a, b) => this.shareOf(a) - this.shareOf(b));
  }

  /** Of what several want, whose has had least of the time. */
  private shareOf({ authors }: Job): number {
    return Math.min(...[...authors].map((each) => this.usedBy(each)));
  }

  private usedBy(author: string): number {
    return this.used.get(author) ?? 0;
  }
}

const gone = () => new AppError({ code: 'CANCELLED', message: 'Cancelled.' });
const closed = () => new AppError({ code: 'UNAVAILABLE', message: 'Please try again.', retryable: true });
