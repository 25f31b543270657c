import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

export interface ProcessRequest {
  readonly command: string;
  readonly args: readonly string[];
  /** Goes to its standard input, which is then closed. */
  readonly input?: string;
  readonly cwd?: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

export interface ProcessOutput {
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A program that ended badly, took too long or said too much. `code` is ENOENT where it is not installed. */
export class ProcessFailed extends Error {
  constructor(
    readonly command: string,
    readonly code: string,
    detail: string,
  ) {
    super(`${command} failed (${code}): ${detail.slice(-400)}`);
    this.name = 'ProcessFailed';
  }
}

/** Two minutes of 16-bit sound at 48 kHz. */
const MOST_BYTES = 12_000_000;

/**
 * Runs a program to its end and gives back what it wrote. Settles only after the process is gone, whatever happened:
 * an abort kills it first. Throws ProcessFailed, or the signal's reason.
 */
export async function runProcess(request: ProcessRequest): Promise<ProcessOutput> {
  const { command, args, cwd, signal, timeoutMs } = request;
  signal.throwIfAborted();
  const child = spawn(command, [...args], { stdio: ['pipe', 'pipe', 'pipe'], ...(cwd ? { cwd } : {}) });
  const watch = new Watch(child, command);
  const onAbort = () => watch.kill(signal.reason);
  const timer = setTimeout(() => watch.kill(new ProcessFailed(command, 'ETIMEDOUT', 'no end')), timeoutMs);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    child.stdin.end(request.input ?? '');
    return await watch.ended();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Collects what a process writes, and remembers the first thing that went wrong. */
class Watch {
  private readonly out: Buffer[] = [];
  private readonly err: Buffer[] = [];
  private bytes = 0;
  private failure: unknown;

  constructor(
    private readonly child: ChildProcessWithoutNullStreams,
    private readonly command: string,
  ) {
    child.stdout.on('data', (chunk: Buffer) => this.keep(this.out, chunk));
    child.stderr.on('data', (chunk: Buffer) => this.keep(this.err, chunk));
    child.stdin.on('error', () => {}); // a program that does not read its input says why by its exit code
    child.on('error', (error: NodeJS.ErrnoException) => {
      this.failure ??= new ProcessFailed(command, error.code ?? 'ESPAWN', error.message);
    });
  }

  kill(why: unknown): void {
    this.failure ??= why;
    this.child.kill('SIGKILL');
  }

  ended(): Promise<ProcessOutput> {
    return new Promise((resolve, reject) => {
      this.child.on('close', (code, killedBy) => {
        const stderr = Buffer.concat(this.err).toString('utf8');
        if (code !== 0) this.failure ??= new ProcessFailed(this.command, String(code ?? killedBy), stderr);
        if (this.failure !== undefined) reject(this.failure);
        else resolve({ stdout: Buffer.concat(this.out), stderr });
      });
    });
  }

  private keep(list: Buffer[], chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.bytes > MOST_BYTES) this.kill(new ProcessFailed(this.command, 'EFBIG', 'too much output'));
    else list.push(chunk);
  }
}
