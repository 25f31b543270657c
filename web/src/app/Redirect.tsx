import { Navigate } from 'react-router-dom';
import { useHere } from '../lib/here.ts';

/** Another path in place of this one; the query string is kept. */
export function Redirect({ to }: { to: string }) {
  const here = useHere();
  return <Navigate to={here(to)} replace />;
}
