import { distributedSite } from '../browser/distributed-site.ts';
import { newStorySuite } from '../browser/new-story-suite.ts';
import { SAME_DICE } from '../stage-env.ts';

newStorySuite(distributedSite('authors-distributed', () => SAME_DICE));
