import { parseArgs } from 'node:util';

/** What `npm run check-story` was asked for, as its usage says. */
export type Options = ReturnType<typeof parseOptions>;

export const USAGE = `Usage: npm run check-story -- [options] [story …]

Names what is to mend in stories, with code, place and how to mend it. A story is the name of a folder in
services/catalogue/stories, or a path; without one all stories of the product are checked.

  --json           one JSON document instead of lines: [{ story, contentHash, publishable, problems: [...] }]
  --strict         warnings count as errors
  --explain <code> what a code means, e.g. --explain FS305
  --page           all codes, as they stand in services/catalogue/stories/DIAGNOSTICS.md
  --help           this text

Exit code: 0 if all can be published, 1 if something is to mend, 2 if it was not asked as above.
`;

/** Reads the command line. Throws where it names what there is not. */
export function parseOptions(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { help: flag, page: flag, json: flag, strict: flag, explain: { type: 'string' } },
  });
  return { ...values, stories: positionals };
}
