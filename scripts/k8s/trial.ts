import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = /^## A trial.*?^```\n(.*?)^```$/ms;
/** What a newcomer leaves running in a terminal of its own. */
const FORWARD = /^kubectl .*port-forward/;

/** The commands that a newcomer types, as helm/README.md has them. */
export interface Trial {
  /** From the images to the game, in their order, as one script. */
  readonly commands: string;
  /** The last one, which brings the game to this machine for as long as it runs. */
  readonly forward: string;
}

/** Reads the block of commands of "A trial". Throws where the page has none, or none that forwards a port at its end. */
export function readTrial(root: string): Trial {
  const block = BLOCK.exec(readFileSync(join(root, 'helm/README.md'), 'utf8'))?.[1];
  if (!block) throw new Error('helm/README.md has no block of commands under "A trial"');
  const lines = block.trimEnd().split('\n');
  const forward = lines.pop() ?? '';
  if (!FORWARD.test(forward))
    throw new Error('the last command of the trial in helm/README.md forwards no port');
  return { commands: lines.join('\n'), forward };
}
