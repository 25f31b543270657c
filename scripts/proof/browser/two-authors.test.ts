import { describe } from '@jest/globals';
import { embeddedSite } from './embedded-site.ts';
import { twoAuthorsSuite } from './two-authors-suite.ts';

/** Longer than a token is good is `long/authors-distributed`. */
const AWAY_SECONDS = 1;

describe('two authors of one story', () => twoAuthorsSuite(embeddedSite('two-authors'), AWAY_SECONDS));
