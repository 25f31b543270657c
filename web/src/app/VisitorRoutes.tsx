import type { Mode } from '../features/auth/useSubmit.ts';
import { withTexts } from '../lib/i18n/withTexts.ts';
import { PublicHome } from './PublicHome.tsx';
import { lazyPage, PageRoutes, titled } from './pages.tsx';
import { Redirect } from './Redirect.tsx';
import { ToSignIn } from './ToSignIn.tsx';

const signIn = (mode: Mode) =>
  lazyPage(async () => (await withTexts(import('./SignIn.tsx'))).signInPage(mode));

const PAGES = [
  { path: '/', Page: () => <Redirect to="/browse" /> },
  { path: '/browse', Page: titled(PublicHome, () => undefined) },
  { path: '/login', Page: signIn('signIn') },
  { path: '/signup', Page: signIn('signUp') },
  { path: '/link', Page: lazyPage(() => withTexts(import('./MailedLink.tsx'))) },
];

export const VisitorRoutes = () => <PageRoutes pages={PAGES} otherwise={<ToSignIn />} />;
