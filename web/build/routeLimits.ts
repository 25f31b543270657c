import type { Plugin } from 'vite';
import { type Chunk, strangers, tooHeavy, weigh } from './routes.ts';

/** Where the weights stand beside the built files, for who measures. */
const WEIGHTS_FILE = 'routes.json';

/** Weighs every route, and fails the build where one is too heavy, or brings players what is for authors alone. */
export function routeLimits(): Plugin {
  return {
    name: 'route-limits',
    apply: 'build',
    generateBundle(_options, bundle) {
      const weights = weigh(Object.values(bundle) as Chunk[]);
      this.emitFile({ type: 'asset', fileName: WEIGHTS_FILE, source: JSON.stringify(weights, null, 1) });
      const astray = strangers(Object.values(bundle) as Chunk[]);
      if (astray.length > 0) this.error(`fetched by players:\n${astray.join('\n')}`);
      const heavy = tooHeavy(weights);
      if (heavy.length > 0) this.error(`too much to fetch:\n${heavy.join('\n')}`);
    },
  };
}
