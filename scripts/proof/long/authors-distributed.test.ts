import { describe } from '@jest/globals';
import { distributedSite } from '../browser/distributed-site.ts';
import { hastyAuthorSuite } from '../browser/hasty-author-suite.ts';
import { newStorySuite } from '../browser/new-story-suite.ts';
import type { Site } from '../browser/site.ts';
import { twoAuthorsSuite } from '../browser/two-authors-suite.ts';
import { SAME_DICE } from '../stage-env.ts';

const TOKEN_SECONDS = 30;

// Each begins with the first member of a team, whose invitation is good once.
describe.each([
  ['an author', newStorySuite],
  ['hasty author', hastyAuthorSuite],
  ['two authors of one story', (site: () => Site) => twoAuthorsSuite(site, TOKEN_SECONDS + 1)],
])('many processes, Keycloak: %s', (name, suite) => {
  const env = { ...SAME_DICE, FABULA_ACCESS_TOKEN_TTL: `${TOKEN_SECONDS}` };
  suite(distributedSite(`distributed-${name.slice(0, 3)}`, () => env));
});
