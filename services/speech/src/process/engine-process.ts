import { EngineUnavailable } from '../domain/errors.ts';
import { ProcessFailed, type ProcessOutput, runProcess } from './run-process.ts';

export interface EngineProgram {
  readonly engine: string;
  readonly command: string;
  /** The Debian package that brings it. */
  readonly debianPackage: string;
}

export interface ProgramCall {
  readonly args: readonly string[];
  readonly input?: string;
  readonly cwd?: string;
  readonly signal: AbortSignal;
}

/** Longest that any call of a speech program may take, milliseconds: a minute of speech under load. */
const TIMEOUT_MS = 60_000;

/** Runs an engine's program; one that is not there is an EngineUnavailable that names its package. */
export async function runProgram(program: EngineProgram, call: ProgramCall): Promise<ProcessOutput> {
  try {
    return await runProcess({ ...call, command: program.command, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof ProcessFailed && error.code === 'ENOENT') throw notInstalled(program, error);
    throw error;
  }
}

export function notInstalled(program: EngineProgram, cause?: unknown): EngineUnavailable {
  return new EngineUnavailable(program.engine, `apt-get install ${program.debianPackage}`, cause);
}
