import { describe } from '@jest/globals';
import { distributedSite } from '../browser/distributed-site.ts';
import { newStorySuite } from '../browser/new-story-suite.ts';
import { twoAuthorsSuite } from '../browser/two-authors-suite.ts';
import { SAME_DICE } from '../stage-env.ts';

const TOKEN_SECONDS = 30;

describe('many processes, Keycloak', () => {
  const env = { ...SAME_DICE, FABULA_ACCESS_TOKEN_TTL: `${TOKEN_SECONDS}` };
  const site = distributedSite('authors-distributed', () => env);
  newStorySuite(site);
  describe('two authors of one story', () => twoAuthorsSuite(site, TOKEN_SECONDS + 1));
});
