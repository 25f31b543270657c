import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CheckEnded, CheckTooLong } from '../domain/drafts/errors.ts';
import type { Answers, Job } from './check-desk.ts';

const ENTRY = fileURLToPath(new URL('./check-process.mjs', import.meta.url));
const IS_SOURCE = import.meta.url.endsWith('.ts');

/** Milliseconds after which one that has nothing to do ends. */
const IDLE_MS = 60_000;
const OLD_MB = 512;
/** Of what it says when it ends by itself. */
const TOLD_CHARACTERS = 2_000;
const OUT_OF_MEMORY = /heap out of memory/;

type Reply = { readonly answer: unknown } | { readonly failure: string };

/**
 * The process in which stories are checked, while there are any. A process, not a thread: threads that collect garbage serve all
 * threads of a process alike, and would do so for a large story with the priority of turns.
 */
export class CheckProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** @param oldMb of memory, beyond which a story is too large; megabytes */
  constructor(private readonly oldMb = OLD_MB) {}

  /**
   * Asks one question; the next one must wait for its answer. Where the signal aborts, or the story needs more memory than there
   * is, the process is ended with all that it has. Throws CheckTooLong then, and CheckEnded where it was not the time that was over.
   */
  async ask<K extends Job['kind']>(
    job: Extract<Job, { readonly kind: K }>,
    signal?: AbortSignal,
  ): Promise<Answers[K]> {
    if (this.isClosed) throw new Error('the process of checks is closed');
    if (signal?.aborted && !isLate(signal)) throw new CheckEnded();
    clearTimeout(this.idle);
    this.child ??= this.start();
    try {
      return (await answerOf(this.child, job, signal)) as Answers[K];
    } catch (error) {
      this.end();
      throw error;
    } finally {
      this.idle = setTimeout(() => this.end(), IDLE_MS);
      this.idle.unref();
    }
  }

  /** Ends it for good, whatever it is at. */
  close(): void {
    this.isClosed = true;
    this.end();
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  /** It is given nothing of what this process knows: stories are written by anybody. */
  private start(): ChildProcess {
    const child = fork(ENTRY, {
      env: {},
      execArgv: [`--max-old-space-size=${this.oldMb}`, ...(IS_SOURCE ? ['--conditions=source'] : [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    child.on('error', () => {}); // Whoever asks hears of it.
    // Nobody who stops waits for it.
    child.unref();
    child.channel?.unref();
    return child;
  }
}

/** By `AbortSignal.timeout`. */
function isLate(signal: AbortSignal | undefined): boolean {
  return signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}

function answerOf(child: ChildProcess, job: Job, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let said = '';
    let hasRunOut = false;
    // Where memory ran out it says so first, and then tells of itself at length.
    const hear = (bytes: Buffer) => {
      said = `${said}${bytes}`;
      hasRunOut ||= OUT_OF_MEMORY.test(said);
      said = said.slice(-TOLD_CHARACTERS);
    };
    const reply = (replied: Reply) => {
      stopListening();
      if ('failure' in replied) reject(new Error(`a check failed: ${replied.failure}`));
      else resolve(replied.answer);
    };
    const fail = (error: Error) => {
      stopListening();
      reject(error);
    };
    const ended = () =>
      fail(hasRunOut ? new CheckTooLong() : new Error(`the process of checks has ended: ${said}`));
    const aborted = () => fail(isLate(signal) ? new CheckTooLong() : new CheckEnded());
    const stopListening = () => {
      child.stderr?.off('data', hear);
      child.off('message', reply).off('close', ended).off('error', fail);
      signal?.removeEventListener('abort', aborted);
    };
    child.stderr?.on('data', hear);
    // It is closed behind all that it has said.
    child.on('message', reply).on('close', ended).on('error', fail);
    signal?.addEventListener('abort', aborted);
    child.send(job);
  });
}
