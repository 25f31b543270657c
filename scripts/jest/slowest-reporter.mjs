const SHOWN = 10;

/** Prints the files and the tests that took longest, once all have ended. */
export default class SlowestReporter {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= SHOWN) return;
    const files = testResults.map((file) => ({
      name: pathOf(file),
      ms: file.perfStats.end - file.perfStats.start,
    }));
    const tests = testResults.flatMap((file) =>
      file.testResults.map(({ fullName, duration }) => ({
        name: `${pathOf(file)}: ${fullName}`,
        ms: duration ?? 0,
      })),
    );
    process.stderr.write(`\nThe slowest ${SHOWN} of ${files.length} files:\n${slowest(files)}\n`);
    process.stderr.write(`The slowest ${SHOWN} of ${tests.length} tests:\n${slowest(tests)}\n`);
  }
}

const pathOf = ({ testFilePath }) => testFilePath.slice(process.cwd().length + 1);

const slowest = (all) =>
  all
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
    .join('\n');
