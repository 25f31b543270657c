import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { UnknownProfile } from '../domain/errors.ts';
import { countRecoveryCodes, listFactorsOf } from '../store/factors.ts';
import { findProfile } from '../store/profiles.ts';
import { toProfile } from './profile.ts';

type Method = Handler<(typeof AuthService)['method']['getProfile']>;

export function getProfile({ db }: AuthContext): Method {
  return async (_request, call) => {
    const { sub: id, acr: assurance = 'aal1' } = playerOf(call);
    return db.transaction(async (tx) => {
      const profile = await findProfile(tx, { id });
      if (!profile) throw new UnknownProfile();
      const factors = await listFactorsOf(tx, [id]);
      return {
        ...{ profile: toProfile(profile, factors), assurance },
        nextAssurance: factors.length > 0 ? 'aal2' : 'aal1',
        recoveryCodesLeft: await countRecoveryCodes(tx, id),
      };
    });
  };
}
