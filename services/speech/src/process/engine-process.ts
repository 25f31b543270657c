import { execFile } from 'node:child_process';
import { EngineUnavailable } from '../domain/errors.ts';

export interface EngineProgram {
  readonly engine: string;
  readonly command: string;
  /** The Debian package that brings it. */
  readonly debianPackage: string;
}

export interface ProgramCall {
  readonly args: readonly string[];
  /** Goes to its standard input, which is then closed. */
  readonly input?: string;
  readonly cwd?: string;
  readonly signal: AbortSignal;
}

export interface ProgramOutput {
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A program that ended badly, took too long or said too much. Its arguments are not told: the line to be spoken is among them. */
class ProgramFailed extends Error {
  constructor(command: string, code: unknown, detail: string) {
    super(`${command} failed (${code}): ${detail.slice(-400)}`);
    this.name = 'ProgramFailed';
  }
}

const LIMITS = {
  /** Longest that any call of a speech program may take, milliseconds: a minute of speech under load. */
  timeout: 60_000,
  /** Two minutes of 16-bit sound at 48 kHz. */
  maxBuffer: 12_000_000,
  killSignal: 'SIGKILL',
  encoding: 'buffer',
} as const;

/**
 * Runs an engine's program to its end and gives back what it wrote. Settles only after the process is gone, whatever
 * happened: an abort kills it first. Throws EngineUnavailable, which names its package, where it is not there,
 * ProgramFailed, or the signal's reason.
 */
export async function runProgram(program: EngineProgram, call: ProgramCall): Promise<ProgramOutput> {
  const { args, input = '', cwd, signal } = call;
  const { command } = program;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, { ...LIMITS, ...(cwd && { cwd }) }, (error, stdout, stderr) => {
      signal.removeEventListener('abort', kill);
      const said = stderr.toString('utf8');
      if (signal.aborted) reject(signal.reason);
      else if (error?.code === 'ENOENT') reject(notInstalled(program, error));
      else if (error) reject(new ProgramFailed(command, error.code ?? error.signal, said));
      else resolve({ stdout, stderr: said });
    });
    const kill = () => child.kill('SIGKILL');
    signal.addEventListener('abort', kill, { once: true });
    child.stdin?.on('error', () => {}); // a program that does not read its input says why by its exit code
    child.stdin?.end(input);
  });
}

export function notInstalled(program: EngineProgram, cause?: unknown): EngineUnavailable {
  return new EngineUnavailable(program.engine, `apt-get install ${program.debianPackage}`, cause);
}
