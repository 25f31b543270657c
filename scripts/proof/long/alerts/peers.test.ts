import { afterAll, beforeAll, test } from '@jest/globals';
import { OF_PEERS } from './faults.ts';
import { prove } from './proven.ts';
import { Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open('peers', { hasModel: true });
});
afterAll(() => site?.close());

test.each(OF_PEERS)('$name: somebody is called, and the runbook ends it', (fault) => prove(site, fault));
