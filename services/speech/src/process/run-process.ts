import { spawn } from 'node:child_process';

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
export function runProcess(request: ProcessRequest): Promise<ProcessOutput> {
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const { command, args, signal, cwd } = request;
    const child = spawn(command, [...args], { stdio: ['pipe', 'pipe', 'pipe'], ...(cwd ? { cwd } : {}) });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    let failure: unknown;
    let bytes = 0;
    const kill = (why: unknown) => {
      failure ??= why;
      child.kill('SIGKILL');
    };
    const keep = (list: Buffer[]) => (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) kill(new ProcessFailed(command, 'EFBIG', 'too much output'));
      else list.push(chunk);
    };
    const onAbort = () => kill(signal.reason);
    const timer = setTimeout(
      () => kill(new ProcessFailed(command, 'ETIMEDOUT', 'no end')),
      request.timeoutMs,
    );
    signal.addEventListener('abort', onAbort, { once: true });
    child.stdout.on('data', keep(out));
    child.stderr.on('data', keep(err));
    child.stdin.on('error', () => {}); // a program that does not read its input says why by its exit code
    child.on('error', (error: NodeJS.ErrnoException) => {
      failure ??= new ProcessFailed(command, error.code ?? 'ESPAWN', error.message);
    });
    child.on('close', (code, killedBy) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      const stderr = Buffer.concat(err).toString('utf8');
      if (code !== 0) failure ??= new ProcessFailed(command, String(code ?? killedBy), stderr);
      if (failure !== undefined) reject(failure);
      else resolve({ stdout: Buffer.concat(out), stderr });
    });
    child.stdin.end(request.input ?? '');
  });
}
