import { describe } from '@jest/globals';
import { embeddedSite } from './embedded-site.ts';
import { floorSuite } from './floor-suite.ts';
import { hastyAuthorSuite } from './hasty-author-suite.ts';
import { importSuite } from './import-suite.ts';
import { keyboardAuthorSuite } from './keyboard-author-suite.ts';
import { newStorySuite } from './new-story-suite.ts';
import { phoneAuthorSuite } from './phone-author-suite.ts';
import { uploadsSuite } from './uploads-suite.ts';

// One house for all of them: each author has an account and stories of their own, and a house costs as much as an author.
const site = embeddedSite('authors');

describe('an author from nothing', () => newStorySuite(site));

describe('an author with files', () => uploadsSuite(site));

describe('an author with a zip', () => importSuite(site));

describe('an author without a pointer', () => keyboardAuthorSuite(site));

describe('an author with a telephone', () => phoneAuthorSuite(site));

describe('somebody with one of the oldest browsers', () => floorSuite(site));

describe('an author in haste', () => hastyAuthorSuite(site));
