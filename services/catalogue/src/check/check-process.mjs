import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Turns go first where a core is wanted by both. A busy machine gives a niceness of 10 next to nothing: somebody waits for this
 * process, who publishes.
 */
const NICENESS = 4;

// On Linux each thread has a niceness of its own, and those that collect garbage are there already.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
for (const thread of threads) setPriority(thread, NICENESS);

// Where this runs from its sources, nobody has said what reads TypeScript.
const isSource = import.meta.url.endsWith('/src/check/check-process.mjs');
if (isSource) {
  const { register } = await import('tsx/esm/api');
  register();
}
const { CheckDesk } = await import(isSource ? './check-desk.ts' : './check-desk.js');
const desk = new CheckDesk();

// One question of `Job` after the other; it ends with whoever asks.
process.on('message', (job) => {
  try {
    process.send({ answer: desk.do(job) });
  } catch (error) {
    process.send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C is for all of a terminal's processes: whoever asks this one still waits for what is under way, and ends it then.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
