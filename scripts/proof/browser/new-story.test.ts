import { embeddedSite } from './embedded-site.ts';
import { newStorySuite } from './new-story-suite.ts';

newStorySuite(embeddedSite('new-story'));
