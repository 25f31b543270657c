import { Navigate } from 'react-router-dom';
import { Loading } from '../components/Notice.tsx';
import { useHere } from '../lib/here.ts';

/** Another path in place of this one; the query string is kept. It says so while what is there is still fetched. */
export function Redirect({ to }: { to: string }) {
  const here = useHere();
  return (
    <>
      <Loading full />
      <Navigate to={here(to)} replace />
    </>
  );
}
