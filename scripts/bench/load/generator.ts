import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AskName, Asks, Question, Reply } from './messages.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

export interface Answered<N extends AskName> {
  readonly answer: Asks[N]['answer'];
  /** Processor time of the generator while it worked on this. */
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** The load generator: a process of its own, so that neither the bench nor the sink of traces holds it up. */
export class Generator {
  private constructor(private readonly child: ChildProcess) {}

  static start(): Generator {
    return new Generator(fork(MAIN, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Throws what went wrong there. */
  async ask<N extends AskName>(name: N, ask: Asks[N]['ask']): Promise<Answered<N>> {
    const gone = new AbortController();
    const replied = once(this.child, 'message', { signal: gone.signal });
    const ended = once(this.child, 'exit', { signal: gone.signal });
    ended.catch(ignoreAbort);
    const question: Question<N> = { name, ask };
    this.child.send(question);
    const [reply] = (await Promise.race([replied, ended.then(endedEarly)])) as [Reply<N>];
    gone.abort();
    if (!reply.ok) throw new Error(`the load generator failed: ${reply.error}`);
    return reply;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}

function endedEarly(): never {
  throw new Error('the load generator ended');
}

function ignoreAbort(error: Error): void {
  if (error.name !== 'AbortError') throw error;
}
