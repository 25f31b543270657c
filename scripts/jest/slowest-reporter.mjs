const SHOWN = 10;

/** Prints the files that took longest, once all have ended. */
export default class SlowestReporter {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= SHOWN) return;
    const taken = testResults.map(({ testFilePath, perfStats }) => ({
      path: testFilePath,
      seconds: (perfStats.end - perfStats.start) / 1000,
    }));
    const slowest = taken.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
    const lines = slowest.map(
      ({ path, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${path.slice(process.cwd().length + 1)}`,
    );
    process.stderr.write(`\nThe slowest ${SHOWN} of ${testResults.length} files:\n${lines.join('\n')}\n`);
  }
}
