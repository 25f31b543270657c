import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { blocksOf } from './markdown.ts';

const ID = 'virtual:story-format';
const README = fileURLToPath(new URL('../../services/catalogue/stories/README.md', import.meta.url));

/** What authors read in a page is the README that authors read in a folder. */
export function storyFormat(): Plugin {
  return {
    name: 'story-format',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(README);
      return `export const blocks = ${JSON.stringify(blocksOf(readFileSync(README, 'utf8')))};`;
    },
  };
}
