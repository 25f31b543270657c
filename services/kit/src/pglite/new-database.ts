import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const INITIALISE = fileURLToPath(new URL('./initialise.mjs', import.meta.url));
const UNFINISHED = 'unfinished-';

/**
 * Makes an empty database at `folder/data` where there is none; the folder is locked by the caller. In a process of its
 * own, since `initdb` takes 450 MiB that no process gives back, and under another name until it is whole: what a kill
 * interrupts is not taken for a database, and goes at the next start.
 */
export async function ensureDatabase(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) if (name.startsWith(UNFINISHED)) removeDraft(folder, name);
  const data = join(folder, 'data');
  if (existsSync(data)) return;
  const draft = newDraft(folder);
  await initialise(draft);
  renameSync(draft, data);
}

const newDraft = (folder: string) => mkdtempSync(join(folder, UNFINISHED));

/**
 * Whoever was making it may outlive the process that was killed, and write into it for some seconds more. Under another name
 * it gets no new files, which would keep it from being removed.
 */
function removeDraft(folder: string, name: string): void {
  const aside = newDraft(folder);
  renameSync(join(folder, name), aside);
  rmSync(aside, { recursive: true, force: true });
}

async function initialise(folder: string): Promise<void> {
  const child = fork(INITIALISE, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const said = child.stderr ? text(child.stderr) : '';
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0)
    throw new Error(`the database could not be made (${code ?? signal}): ${(await said).slice(-400)}`);
}
