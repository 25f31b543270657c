import { parseArgs } from 'node:util';
import { ConfigError } from '@fabula/kit/config';

/** Reads the command line of `import-stories`: `--again <slug>`, as often as wanted. Throws ConfigError. */
export function parseImportOptions(args: readonly string[]): { readonly again: readonly string[] } {
  try {
    const options = { again: { type: 'string', multiple: true } } as const;
    return { again: parseArgs({ args: [...args], options }).values.again ?? [] };
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : String(error)]);
  }
}
