// First: each of its pages may bring schemas.
import '../workers/jitless.ts';
import { Loading } from '../components/Notice.tsx';
import { AdminShell } from '../features/admin/shell/AdminShell.tsx';
import { useAuthorTexts } from '../lib/i18n/authorTexts.ts';
import { admin } from '../lib/i18n/en/admin.ts';
import { withTexts } from '../lib/i18n/withTexts.ts';
import { lazyPage, type PageRoute, PageRoutes } from './pages.tsx';

export const texts = { admin };

const TeamPage = lazyPage(() => withTexts(import('../features/team/TeamPage.tsx')));
const ObjectPage = lazyPage(() => import('../features/admin/story/ObjectPage.tsx'));

/** Below /admin. Whose a story is, the site decides for each of its pages. */
const PAGES: readonly PageRoute[] = [
  {
    path: '/',
    role: 'team',
    Page: lazyPage(() => import('../features/admin/stories/StoriesPage.tsx')),
  },
  { path: '/help', Page: lazyPage(() => withTexts(import('../features/admin/help/HelpPage.tsx'))) },
  { path: '/team', role: 'team', Page: TeamInShell },
  {
    path: '/stories/:storyId/*',
    Page: lazyPage(() => import('../features/admin/story/StoryPage.tsx')),
  },
  { path: '/characters/:objectId', Page: ObjectPage },
  { path: '/items/:objectId', Page: ObjectPage },
  { path: '/places/:objectId', Page: ObjectPage },
];

function TeamInShell() {
  return (
    <AdminShell>
      <TeamPage />
    </AdminShell>
  );
}

/** What only authors and the team see; nothing of it is fetched by players. */
export default function AdminPages() {
  const isSpoken = useAuthorTexts();
  return isSpoken ? <PageRoutes pages={PAGES} otherwise="/browse" /> : <Loading full />;
}
