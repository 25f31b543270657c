import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../stage/root.ts';

const BUILD = join(ROOT, 'scripts/load/build.sh');
/** As k6 ends where a threshold was crossed, and where it was interrupted. */
const CROSSED = 99;
const INTERRUPTED = 105;

/** What the script says of each turn. */
export const TURNS_FILE = 'turns.log';

/** Why there is no load. */
export class NoLoad extends Error {
  override readonly name = 'NoLoad';
}

/** Where the program lies, or would. */
export const k6File = (): string => execFileSync(BUILD, ['where'], { encoding: 'utf8' }).trim();

/** The program; builds it where it is missing, which takes minutes once. Throws NoLoad. */
export function builtK6(): string {
  try {
    execFileSync(BUILD, { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch {
    throw new NoLoad('k6 could not be built: what is missing is said above.');
  }
  return k6File();
}

/** k6 while it runs a script. */
export class K6 {
  /** How it ended: `ok`, or a threshold was `crossed`. Rejects with NoLoad. */
  readonly ended: Promise<'ok' | 'crossed'>;

  private constructor(
    private readonly child: ChildProcess,
    readonly logFile: string,
  ) {
    const log = createWriteStream(logFile);
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    this.ended = once(child, 'close').then(([code]) => {
      log.end();
      if (code === 0 || code === INTERRUPTED) return 'ok';
      if (code === CROSSED) return 'crossed';
      throw new NoLoad(`k6 ended with ${code}: ${logFile} says why.`);
    });
    this.ended.catch(() => {});
  }

  /** @param folder with `script.js`; its log is written there */
  static start(program: string, folder: string): K6 {
    // The summary in the shape that `report/client-figures.ts` reads; nobody is served beside it.
    const settings = ['--new-machine-readable-summary=false', '--address=', '--no-usage-report'];
    const console = ['--quiet', '--no-color', `--console-output=${TURNS_FILE}`];
    const args = ['run', ...settings, ...console, 'script.js'];
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    return new K6(child, join(folder, 'k6.log'));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Lets it write down what it has measured. */
  interrupt(): void {
    this.child.kill('SIGINT');
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
