import { Worker } from 'node:worker_threads';

export interface WorkerOptions {
  /** A plain module that answers each `{id, request}` with `{id, answer}` or `{id, error}`. */
  readonly entry: URL;
  /** Milliseconds; a job that takes longer ends the worker. */
  readonly timeoutMs: number;
}

interface Job {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

interface Reply {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}

/** A worker that died or refused a job. */
export class WorkerFailed extends Error {
  constructor(detail: string) {
    super(`worker failed: ${detail}`);
    this.name = 'WorkerFailed';
  }
}

/** What a worker makes is short-lived: the usual 48 MB would fill with garbage before any of it is looked at. */
const YOUNG_MB = 6;

/** A worker thread that takes jobs one after the other. Started by the first job, and again after it has died. */
export class SupervisedWorker {
  private worker: Worker | undefined;
  private readonly jobs = new Map<number, Job>();
  private nextId = 1;

  constructor(private readonly options: WorkerOptions) {}

  /** The worker's answer. An aborted job is forgotten at once; the worker ends it by itself. Throws WorkerFailed. */
  ask(request: unknown, transfer: readonly ArrayBuffer[], signal?: AbortSignal): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const worker = this.running();
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const onAbort = () => this.settle(id, (job) => job.reject(signal?.reason));
      const done = <A>(finish: (value: A) => void) => {
        return (value: A) => {
          signal?.removeEventListener('abort', onAbort);
          finish(value);
        };
      };
      const timer = setTimeout(() => void this.stop('a job took too long'), this.options.timeoutMs);
      this.jobs.set(id, { resolve: done(resolve), reject: done(reject), timer });
      signal?.addEventListener('abort', onAbort, { once: true });
      worker.postMessage({ id, request }, transfer);
    });
  }

  async close(): Promise<void> {
    await this.stop('closed');
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.options.entry, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    worker.unref(); // an idle worker keeps no process alive
    worker.on('message', (reply: Reply) => this.settle(reply.id, (job) => answer(job, reply)));
    worker.on('error', (error) => this.lost(worker, String(error)));
    worker.on('exit', (code) => this.lost(worker, `exit ${code}`));
    this.worker = worker;
    return worker;
  }

  private settle(id: number, finish: (job: Job) => void): void {
    const job = this.jobs.get(id);
    if (!job) return;
    this.jobs.delete(id);
    clearTimeout(job.timer);
    finish(job);
  }

  private lost(worker: Worker, why: string): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const id of [...this.jobs.keys()]) this.settle(id, (job) => job.reject(new WorkerFailed(why)));
  }

  private async stop(why: string): Promise<void> {
    const worker = this.worker;
    if (!worker) return;
    this.lost(worker, why);
    await worker.terminate();
  }
}

function answer(job: Job, reply: Reply): void {
  if (reply.error === undefined) job.resolve(reply.answer);
  else job.reject(new WorkerFailed(reply.error));
}
