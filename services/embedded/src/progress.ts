/** What the program is doing, a line each, for the person who started it. */
export type Progress = ReturnType<typeof consoleProgress>;

/** Writes to standard output, with the seconds since the start. */
export function consoleProgress(started = performance.now()) {
  const line = (text: string): void => void process.stdout.write(`${text}\n`);
  return {
    step: (text: string) =>
      line(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`),
    line,
  };
}
