import { afterAll, beforeAll, test } from '@jest/globals';
import { OF_STORES } from './faults.ts';
import { prove } from './proven.ts';
import { Site } from './site.ts';
import { Volume } from './volume.ts';

// Only root mounts a disk: elsewhere its alert is promtool's alone.
const POSSIBLE = OF_STORES.filter(({ alerts }) =>
  alerts.every(({ alert }) => Volume.isPossible || alert !== 'FabulaDiskFull'),
);

let site: Site;
beforeAll(async () => {
  site = await Site.open('stores', { hasVolume: true });
});
afterAll(() => site?.close());

test.each(POSSIBLE)('$name: somebody is called, and the runbook ends it', (fault) => prove(site, fault));
