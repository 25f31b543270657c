import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '../components/Notice.tsx';
import { useLanguageKnown } from '../lib/i18n/i18n.ts';
import { useSession } from '../lib/session/current.ts';
import { wasSignedIn } from '../lib/session/wasSignedIn.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Guide } from './Guide.tsx';
import { VisitorRoutes } from './VisitorRoutes.tsx';

const MemberRoutes = lazy(() => import('./MemberRoutes.tsx'));

/** What a visitor may see before it is known whether there is a session. */
const OPEN = ['/', '/browse', '/login', '/signup'];

/** Its place is kept where nothing may be said yet. */
const NO_WORDS = '\u00A0';

/** The routes of whoever looks: with a session all of them, without one those that are public. */
export function App() {
  const isLanguageKnown = useLanguageKnown();
  const { status } = useSession();
  const { pathname, key } = useLocation();
  const [expected] = useState(wasSignedIn);
  if (!isLanguageKnown) return <Loading full>{NO_WORDS}</Loading>;
  if (status === 'loading' && (expected || !OPEN.includes(pathname))) return <Loading full />;
  return (
    <>
      <Guide />
      <ErrorBoundary visit={key}>
        <Suspense fallback={<Loading full />}>
          {status === 'signedIn' ? <MemberRoutes /> : <VisitorRoutes />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
