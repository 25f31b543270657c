import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that says on one of its lines that it is ready, such as where it listens. */
export interface Spoken {
  readonly child: ChildProcess;
  /** What the expression's first group caught. */
  readonly said: string;
}

interface Call {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly says: RegExp;
}

/** Starts a program and waits for that line, on standard output or error; throws with all lines where it ends before. */
export function startSaying({ command, args, env, says }: Call): Promise<Spoken> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines: string[] = [];
    const hear = (line: string) => {
      const said = says.exec(line)?.[1];
      if (said !== undefined) resolve({ child, said });
      lines.push(line);
    };
    createInterface(child.stdout).on('line', hear);
    createInterface(child.stderr).on('line', hear);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}\n${lines.join('\n')}`)));
  });
}
