import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { blocksOf } from '../../build/markdown.ts';

const README = new URL('../../../services/catalogue/stories/README.md', import.meta.url);

/** What the build makes of the stories' README. */
export const blocks = blocksOf(readFileSync(fileURLToPath(README), 'utf8'));
