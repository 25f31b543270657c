import { describe } from '@jest/globals';
import { embeddedSite } from './embedded-site.ts';
import { twoAuthorsSuite } from './two-authors-suite.ts';

const TOKEN_SECONDS = 30;

describe('two authors of one story', () => {
  const site = embeddedSite('two-authors', { FABULA_ACCESS_TOKEN_TTL: `${TOKEN_SECONDS}` });
  twoAuthorsSuite(site, TOKEN_SECONDS + 1);
});
