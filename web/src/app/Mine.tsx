import { hasRole, useSession } from '../lib/session/current.ts';
import { Redirect } from './Redirect.tsx';

/** To the stories of whoever asks: an address that can be told before it is known who will. Who writes none finds the catalogue. */
export function Mine() {
  const { user } = useSession();
  return <Redirect to={user && hasRole(user, 'author') ? `/${user.id}/browse` : '/browse'} />;
}
