import { lazy, Suspense, useState } from 'react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { withTexts } from '../lib/i18n/withTexts.ts';
import { Redirect } from './Redirect.tsx';
import { WithStore } from './WithStore.tsx';

const Invitation = lazy(() => withTexts(import('../features/auth/Invitation.tsx')));
const CataloguePage = lazy(() => import('../features/catalogue/CataloguePage.tsx'));
const OwnerCataloguePage = lazy(() => import('../features/catalogue/OwnerCataloguePage.tsx'));
const ProfilePage = lazy(() => withTexts(import('../features/profile/ProfilePage.tsx')));
const LaunchPage = lazy(() => withTexts(import('../features/launch/LaunchPage.tsx')));
const GamePage = lazy(() => withTexts(import('../features/play/GamePage.tsx')));

export default function MemberRoutes() {
  const [params] = useSearchParams();
  // Kept: it leaves the address as soon as it was followed.
  const [invite] = useState(() => params.get('invite_token'));
  return (
    <WithStore>
      <Suspense fallback={null}>{invite && <Invitation token={invite} />}</Suspense>
      <Routes>
        <Route path="/browse" element={<CataloguePage />} />
        <Route path="/:ownerId/browse" element={<OwnerCataloguePage />} />
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/launch/:storyId" element={<LaunchPage />} />
        <Route path="/game/:playerStoryId" element={<GamePage />} />
        <Route path="*" element={<Redirect to="/browse" />} />
      </Routes>
    </WithStore>
  );
}
