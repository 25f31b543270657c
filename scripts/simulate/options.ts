import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PLAYERS } from '@fabula/players/players';
import { LANGUAGES } from '@fabula/rules/release/text';
import { z } from 'zod';

const NAMES = PLAYERS.map(({ name }) => name).join(',');

export const HELP = `npm run simulate -- --story <slug> [options]

Plays whole runs of a story by players who do not exist, through the game's own rules and the scripted director.
Each plays three runs in a row, then begins anew. Prints what came of it, and writes it as JSON and as a page.

  --story <slug>      a folder in services/catalogue/stories; several are parted by commas, "all" is every playable one
  --players <names>   of ${NAMES} [all of them]
  --runs <n>          of each player [1000]
  --seed <text>       the same seed gives the same report, byte for byte [7]
  --language <en|fr>  [en]
  --threads <n>       that share the runs; the report is the same [as many as there are processors]
  --voice             speaks each sentence and hears it again, with the engines of the floor; slow, so take few runs
  --out <folder>      where the report goes [.local/simulate]
  --help              this text
`;

const FILE_NAME = /^[\w.-]+$/;

const schema = z.object({
  story: z.string().min(1, 'Name a story with --story.').transform(parted),
  players: z.string().min(1).default(NAMES).transform(parted),
  runs: z.coerce.number().int().min(1).max(1_000_000).default(1000),
  seed: z
    .string()
    .regex(FILE_NAME, 'A seed is made of letters, figures, dots, - and _: it names files.')
    .default('7'),
  language: z.enum(LANGUAGES).default('en'),
  threads: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  voice: z.boolean().default(false),
  out: z.string().min(1).default('.local/simulate'),
});

export type Options = NonNullable<ReturnType<typeof readOptions>>;

/** Undefined: help was asked for. Throws, with every mistake at once, what is not understood. */
export function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ story: text, players: text, runs: text, seed: text, language: text, out: text, threads: text },
      ...{ voice: { type: 'boolean' }, help: { type: 'boolean' } },
    },
  });
  if (values.help) return undefined;
  const read = schema.safeParse({ story: '', ...values });
  if (!read.success) throw new Error(z.prettifyError(read.error));
  const { story: stories, ...rest } = read.data;
  return { ...rest, stories };
}

function parted(list: string): readonly string[] {
  return list.split(',');
}
