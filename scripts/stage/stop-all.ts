import { type ProcessMark, stopProcess } from './managed-process.ts';

/** Stops processes one after the other, those first that were started last. */
export async function stopAll(marks: readonly ProcessMark[], say: (text: string) => void): Promise<void> {
  for (const mark of [...marks].reverse()) {
    say(`Stopping ${mark.name}`);
    await stopProcess(mark);
  }
}
