import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const HELP = `npm run replay -- [--all | --run <player story id>] [--data <folder> | --url <postgres://...>]

Executes recorded runs again from their log and compares the state after each turn with the recorded hash.
Says the first turn that differs, with its run, and ends with 1; ends with 0 where all are the same.

  --all           every recorded run (unless --run is given)
  --run <id>      one run
  --data <folder> the data folder of a Fabula of one process, which must not be running [.data]
  --url <url>     a Postgres instead, as a user who may read the schemas run and catalogue
  --help          this text
`;

export interface ReplayOptions {
  readonly run: string | undefined;
  readonly data: string;
  readonly url: string | undefined;
}

/** Undefined: help was asked for. Throws where it is not said what to replay, and what parseArgs does of what it does not know. */
export function readOptions(args: readonly string[]): ReplayOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      run: { type: 'string' },
      data: { type: 'string', default: '.data' },
      url: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  if (!values.all && values.run === undefined) throw new Error('Say --all or --run <id>; --help says more.');
  return { run: values.run, data: resolve(values.data), url: values.url };
}
