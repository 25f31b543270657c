/** What the program is doing, a line each, for the person who started it. */
export interface Progress {
  step(text: string): void;
  line(text: string): void;
}

/** Writes to standard output, with the seconds since the start. */
export function consoleProgress(started = performance.now()): Progress {
  const write = (text: string) => process.stdout.write(`${text}\n`);
  return {
    step: (text) => write(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`),
    line: write,
  };
}
