import { Suspense } from 'react';
import { Loading } from '../components/Notice.tsx';
import { useSession } from '../lib/session/slice.ts';
import { MemberRoutes } from './MemberRoutes.tsx';
import { VisitorRoutes } from './VisitorRoutes.tsx';

/** The routes of whoever looks: with a session all of them, without one the public four. */
export function App() {
  const { status } = useSession();
  if (status === 'loading') return <Loading full />;
  return (
    <Suspense fallback={<Loading full />}>
      {status === 'signedIn' ? <MemberRoutes /> : <VisitorRoutes />}
    </Suspense>
  );
}
