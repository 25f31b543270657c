/** @jest-environment ./scripts/jest/page-environment.mjs */
// One file for the gate (scripts/jest/gathered.cjs); each of them runs alone as well.
import './cast/cast.test.tsx';
import './draft/journal.test.ts';
import './draft/siteAuthority.test.ts';
import './flow/FlowPage.test.tsx';
import './flow/media/playing.test.ts';
import './help/help.test.tsx';
import './history/PublishDialog.test.tsx';
import './listen/listen.test.tsx';
import './media/media.test.tsx';
import './media/placeholders.test.ts';
import './moment/MomentPage.test.tsx';
import './stories/StoriesPage.test.tsx';
import './story/Members.test.tsx';
import './story/hands.test.tsx';
import './test/TestDialog.test.tsx';
import './widgets/typing.test.tsx';
import './widgets/widgets.test.tsx';
import './zip/ImportDialog.test.tsx';
