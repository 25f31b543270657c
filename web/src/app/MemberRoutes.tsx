import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Redirect } from './Redirect.tsx';

const CataloguePage = lazy(() => import('../features/catalogue/CataloguePage.tsx'));
const OwnerCataloguePage = lazy(() => import('../features/catalogue/OwnerCataloguePage.tsx'));
const ProfilePage = lazy(() => import('../features/profile/ProfilePage.tsx'));
const LaunchPage = lazy(() => import('../features/launch/LaunchPage.tsx'));
const GamePage = lazy(() => import('../features/play/GamePage.tsx'));

export function MemberRoutes() {
  return (
    <Routes>
      <Route path="/browse" element={<CataloguePage />} />
      <Route path="/:ownerId/browse" element={<OwnerCataloguePage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/launch/:storyId" element={<LaunchPage />} />
      <Route path="/game/:playerStoryId" element={<GamePage />} />
      <Route path="*" element={<Redirect to="/browse" />} />
    </Routes>
  );
}
