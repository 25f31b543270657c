import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchmodSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ProcessSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Standard output and error go here. */
  readonly logFile: string;
  /** Answers true as soon as the process can be used. */
  readonly isReady: () => Promise<boolean>;
  /** Lives on when this program ends (`make up`). */
  readonly detached?: boolean;
  /** Called as soon as it runs, long before it is ready. */
  readonly onSpawn?: ((mark: ProcessMark) => void) | undefined;
}

/** What names a process for sure: ids come again, start times with them do not. */
export interface ProcessMark {
  readonly name: string;
  readonly pid: number;
  readonly startedAt: string;
}

const READY_MS = 180_000;
const STOP_MS = 20_000;

/** A child process that is known to be ready, and is stopped by its id. */
export class ManagedProcess {
  private constructor(
    readonly spec: ProcessSpec,
    private readonly child: ChildProcess,
    readonly mark: ProcessMark,
  ) {}

  /** Starts it and waits until it is ready; throws with the end of its log when it dies or takes over three minutes. */
  static async start(spec: ProcessSpec): Promise<ManagedProcess> {
    mkdirSync(dirname(spec.logFile), { recursive: true });
    // A first invitation stands in auth's: nobody else of this machine reads it.
    const log = openSync(spec.logFile, 'a', 0o600);
    fchmodSync(log, 0o600);
    const child = spawn(spec.command, [...spec.args], {
      env: { ...process.env, ...spec.env },
      stdio: ['ignore', log, log],
      detached: spec.detached ?? false,
    });
    closeSync(log);
    if (spec.detached) child.unref();
    const pid = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('spawn', () => resolve(child.pid ?? 0));
    });
    const started = new ManagedProcess(spec, child, markOf(spec.name, pid));
    spec.onSpawn?.(started.mark);
    await started.untilReady();
    return started;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** SIGKILL, and back when it is gone. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }

  stop(): Promise<void> {
    return stopProcess(this.mark);
  }

  private async untilReady(): Promise<void> {
    const end = Date.now() + READY_MS;
    while (Date.now() < end) {
      if (!this.isRunning)
        throw new Error(`${this.spec.name} ended while starting:\n${tail(this.spec.logFile)}`);
      if (await this.spec.isReady()) return;
      await sleep(100);
    }
    await this.kill();
    throw new Error(
      `${this.spec.name} was not ready after ${READY_MS / 1000} s:\n${tail(this.spec.logFile)}`,
    );
  }
}

/** SIGTERM, then SIGKILL after 20 s. A process that has gone, or another one with its id, is left alone. */
export async function stopProcess({ pid, startedAt }: ProcessMark): Promise<void> {
  const isSame = () => isRunning({ pid, startedAt });
  if (isSame()) process.kill(pid, 'SIGTERM');
  const end = Date.now() + STOP_MS;
  while (isSame() && Date.now() < end) await sleep(50);
  if (isSame()) process.kill(pid, 'SIGKILL');
}

/** Whether the process that the mark names still runs. */
export function isRunning({ pid, startedAt }: Omit<ProcessMark, 'name'>): boolean {
  return startedAt !== '' && startTime(pid) === startedAt;
}

/** The mark of a process that runs. */
export function markOf(name: string, pid: number): ProcessMark {
  return { name, pid, startedAt: startTime(pid) };
}

/** Field 22 of /proc/<pid>/stat, clock ticks since boot; '' when there is no such process, or it is a zombie. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch (error) {
    // ESRCH: it ended between the opening of its file and the reading.
    if (['ENOENT', 'ESRCH'].includes(String((error as NodeJS.ErrnoException).code))) return '';
    throw error;
  }
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-20).join('\n');
}

/** Whether an HTTP address answers 2xx. */
export async function answersOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    // Not listening yet: that is the answer.
    return false;
  }
}
