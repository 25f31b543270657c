import { afterAll, beforeAll, test } from '@jest/globals';
import { isPossible, OF_STORES } from './faults.ts';
import { prove } from './proven.ts';
import { Site } from './site.ts';

const POSSIBLE = OF_STORES.filter(isPossible);

let site: Site;
beforeAll(async () => {
  site = await Site.open('stores', { hasVolume: true });
});
afterAll(() => site?.close());

test.each(POSSIBLE)('$name: somebody is called, and the runbook ends it', (fault) => prove(site, fault));
