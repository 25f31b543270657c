import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { NotYourself, UnknownProfile } from '../domain/errors.ts';
import { resetFactors as reset } from '../factors.ts';
import { findProfile } from '../store/profiles.ts';

type Method = Handler<(typeof AuthService)['method']['resetFactors']>;

/** A member of the team takes the lost factor from somebody else. Nobody is rid of their own by being signed in. */
export function resetFactors(context: AuthContext): Method {
  return async ({ userId }, call) => {
    const { sub: actor } = playerOf(call);
    if (userId === actor) throw new NotYourself();
    if (!(await context.db.transaction((tx) => findProfile(tx, { id: userId })))) throw new UnknownProfile();
    await reset(context, userId);
    await context.audit.note(call, { action: 'factor-reset', actor, subject: userId });
    return {};
  };
}
