import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { withTexts } from '../lib/i18n/withTexts.ts';
import { PublicHome } from './PublicHome.tsx';
import { Redirect } from './Redirect.tsx';

const SignInPage = lazy(async () => ({
  default: (await withTexts(import('./SignIn.tsx'))).SignInPage,
}));

export function VisitorRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Redirect to="/browse" />} />
      <Route path="/browse" element={<PublicHome />} />
      <Route path="/login" element={<SignInPage mode="signIn" />} />
      <Route path="/signup" element={<SignInPage mode="signUp" />} />
      <Route path="*" element={<Redirect to="/login" />} />
    </Routes>
  );
}
