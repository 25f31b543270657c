// One file for the gate (scripts/jest/gathered.cjs); each of them runs alone as well.
import '../src/check/fair-queue.test.ts';
import '../src/domain/drafts/change-sets.test.ts';
import '../src/domain/listed-story.test.ts';
import '../src/drafts/absent-media.test.ts';
import '../src/folders/sources.test.ts';
import './authoring.test.ts';
import './checks-in-turn.test.ts';
import './closing.test.ts';
import './hand-over.test.ts';
import './hostile-drafts.test.ts';
import './import-stories.test.ts';
import './long-lists.test.ts';
import './offers.test.ts';
import './rights.test.ts';
import './service.test.ts';
import './told-actions.test.ts';
import './two-authors.test.ts';
