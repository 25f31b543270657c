import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../components/Notice.tsx';
import { searchToNext } from '../lib/nextPage.ts';
import { isGoneFrom } from '../lib/session/left.ts';

/** A page that is for who is signed in: to the sign-in, which leads back to it. Who has just signed out of it has done with it. */
export function ToSignIn() {
  const place = useLocation();
  const search = isGoneFrom(place.pathname) ? place.search : searchToNext(place);
  return (
    <>
      <Loading full />
      <Navigate to={{ pathname: '/login', search }} replace />
    </>
  );
}
