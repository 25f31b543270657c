import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicHome } from './PublicHome.tsx';
import { Redirect } from './Redirect.tsx';

const LoginPage = lazy(() => import('../features/auth/LoginPage.tsx'));

export function VisitorRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Redirect to="/browse" />} />
      <Route path="/browse" element={<PublicHome />} />
      <Route path="/login" element={<LoginPage mode="signIn" />} />
      <Route path="/signup" element={<LoginPage mode="signUp" />} />
      <Route path="*" element={<Redirect to="/login" />} />
    </Routes>
  );
}
