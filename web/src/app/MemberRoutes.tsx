import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Loading } from '../components/Notice.tsx';
import { withTexts } from '../lib/i18n/withTexts.ts';
import { landing, MINE } from '../lib/nextPage.ts';
import { useSession } from '../lib/session/current.ts';
import { leftBefore } from '../lib/session/left.ts';
import { Mine } from './Mine.tsx';
import { onward } from './onward.ts';
import { lazyPage, type PageRoute, PageRoutes } from './pages.tsx';
import { WithStore } from './WithStore.tsx';

const Invitation = lazy(() => withTexts(import('../features/auth/Invitation.tsx')));

const PAGES: readonly PageRoute[] = [
  { path: '/browse', Page: lazyPage(() => import('../features/catalogue/CataloguePage.tsx')) },
  { path: MINE, Page: Mine },
  { path: '/:ownerId/browse', Page: lazyPage(() => import('./OwnerPage.tsx')) },
  { path: '/profile', Page: lazyPage(() => withTexts(import('../features/profile/ProfilePage.tsx'))) },
  { path: '/launch/:storyId', Page: lazyPage(() => withTexts(import('../features/launch/LaunchPage.tsx'))) },
  { path: '/game/:playerStoryId', Page: lazyPage(() => withTexts(import('../features/play/GamePage.tsx'))) },
  { path: '/admin/*', role: 'author', Page: lazyPage(() => withTexts(import('./AdminPages.tsx'))) },
  { path: '/link', Page: lazyPage(() => withTexts(import('./MailedLink.tsx'))) },
];

export default function MemberRoutes() {
  const [params] = useSearchParams();
  // Kept: it leaves the address as soon as it was followed.
  const [invite] = useState(() => params.get('invite_token'));
  const { user } = useSession();
  const place = useLocation();
  const to = onward(place, user, leftBefore());
  return (
    <WithStore>
      <Suspense fallback={null}>{invite && <Invitation token={invite} />}</Suspense>
      {to ? <GoOn to={to} /> : <PageRoutes pages={PAGES} otherwise={landing(place.search)} />}
    </WithStore>
  );
}

function GoOn({ to }: { to: NonNullable<ReturnType<typeof onward>> }) {
  return (
    <>
      <Loading full />
      <Navigate to={to} replace />
    </>
  );
}
