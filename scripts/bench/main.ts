// `make bench`: measures speed and memory, prints tables, writes JSON. `make bench BENCH=--help` says what there is.

import { authoringBench } from './benches/authoring/authoring.ts';
import { checkerBench } from './benches/checker/checker.ts';
import { longRunBench } from './benches/long-run.ts';
import { memoryBench } from './benches/memory.ts';
import { overheadBench } from './benches/overhead.ts';
import { rulesBench } from './benches/rules.ts';
import { signInBench } from './benches/sign-in/sign-in.ts';
import { simulateBench } from './benches/simulate.ts';
import { socketsBench } from './benches/sockets.ts';
import { speechBench } from './benches/speech/speech.ts';
import { startBench } from './benches/start.ts';
import { suiteBench } from './benches/suite.ts';
import { turnsBench } from './benches/turns.ts';
import { understandingBench } from './benches/understanding/understanding.ts';
import { uploadsBench } from './benches/uploads/uploads.ts';
import { voicedBench } from './benches/voiced.ts';
import { webBench } from './benches/web/web.ts';
import { type Context, type Outcome, withContext } from './context.ts';
import { isBusy, thisMachine } from './machine/machine.ts';
import { BENCHES, type BenchName, type Options, optionsIn, usage } from './options.ts';
import { writeResults } from './report/write.ts';

const MEASURES: Readonly<Record<BenchName, (context: Context) => Promise<Outcome>>> = {
  distributed: (context) => turnsBench('distributed', context),
  embedded: (context) => turnsBench('embedded', context),
  sockets: socketsBench,
  long: longRunBench,
  voiced: voicedBench,
  memory: memoryBench,
  uploads: uploadsBench,
  speech: speechBench,
  understanding: understandingBench,
  overhead: overheadBench,
  rules: rulesBench,
  simulate: simulateBench,
  checker: checkerBench,
  authoring: authoringBench,
  web: webBench,
  start: startBench,
  signin: signInBench,
  suite: suiteBench,
};

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** One bench that fails does not take the others with it; the exit code tells. */
async function measure(names: readonly BenchName[], context: Context): Promise<Record<string, object>> {
  const results: Record<string, object> = {};
  for (const name of names) {
    print(`\n${name}: ${BENCHES[name]}`);
    try {
      const { text, data } = await MEASURES[name](context);
      print(`\n${text}\n`);
      results[name] = data;
    } catch (error) {
      print(
        `\n  ${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
      results[name] = { failed: error instanceof Error ? error.message : String(error) };
      process.exitCode = 1;
    }
  }
  return results;
}

async function run({ quick, names, scale }: Options): Promise<void> {
  const at = new Date();
  const machine = thisMachine();
  const { cores, processor, memoryGib, system, node, loadAverage } = machine;
  print(`${cores} cores (${processor}), ${memoryGib} GiB, ${system}, node ${node}`);
  print(`load average at the start ${loadAverage.join(' ')}`);
  if (isBusy(machine)) print('THIS MACHINE IS BUSY: the figures are worth little');
  if (quick) print('--quick: shows that it works, measures nothing');
  const results = await withContext(scale, (context) => measure(names, context));
  print(`Written to ${writeResults(at, { machine, quick, scale, results })}`);
}

try {
  const options = optionsIn(process.argv.slice(2));
  if (options.help) print(usage());
  else await run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage()}\n`);
  process.exitCode = 1;
}
