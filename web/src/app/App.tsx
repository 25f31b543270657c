import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '../components/Notice.tsx';
import { useSession } from '../lib/session/current.ts';
import { wasSignedIn } from '../lib/session/wasSignedIn.ts';
import { Guide } from './Guide.tsx';
import { VisitorRoutes } from './VisitorRoutes.tsx';

const MemberRoutes = lazy(() => import('./MemberRoutes.tsx'));

/** What a visitor may see before it is known whether there is a session. */
const OPEN = ['/', '/browse', '/login', '/signup'];

/** The routes of whoever looks: with a session all of them, without one the public four. */
export function App() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const [expected] = useState(wasSignedIn);
  if (status === 'loading' && (expected || !OPEN.includes(pathname))) return <Loading full />;
  return (
    <>
      <Guide />
      <Suspense fallback={<Loading full />}>
        {status === 'signedIn' ? <MemberRoutes /> : <VisitorRoutes />}
      </Suspense>
    </>
  );
}
