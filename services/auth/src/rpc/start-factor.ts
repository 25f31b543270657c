import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { otpauthUri, sealSecret } from '../domain/enrolment.ts';
import { FactorExists, ProofTooOld } from '../domain/errors.ts';
import { newTotpSecret } from '../domain/totp.ts';
import { factorsOf } from '../factors.ts';
import { keepPendingFactor } from '../store/proofs.ts';
import { ownSession } from './codes.ts';

type Method = Handler<(typeof AuthService)['method']['startFactor']>;

/** A secret that becomes a factor once its first code is seen. Whoever has a factor must part with it by a code first: a password
 * alone adds none beside it. */
export function startFactor(context: AuthContext): Method {
  return async (_request, call) => {
    const { idHash, isProofFresh, profile } = await ownSession(context, call);
    if (!isProofFresh) throw new ProofTooOld();
    if ((await factorsOf(context, profile.id)).length > 0) throw new FactorExists();
    const secret = newTotpSecret();
    const sealed = sealSecret(context.factorSealer, profile.id, secret);
    const until = await context.db.transaction((tx) => keepPendingFactor(tx, { idHash, sealed }));
    return { secret, uri: otpauthUri(profile.email, secret), expiresAt: until.toISOString() };
  };
}
