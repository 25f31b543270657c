import type { Handler } from '@fabula/kit/server';
import { FactorWanted } from '@fabula/kit/tokens';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { deleteAccount } from '../closing.ts';
import type { AuthContext } from '../context.ts';
import { clearedCookie } from '../domain/cookie.ts';
import { ProofTooOld } from '../domain/errors.ts';
import { toLanguage } from '../domain/language.ts';
import { factorsOf } from '../factors.ts';
import { ownSession } from './codes.ts';

type Method = Handler<(typeof AuthService)['method']['closeAccount']>;

/** Somebody leaves for good. Neither an open page is enough for it nor, where there is a second factor, a password alone. */
export function closeAccount(context: AuthContext): Method {
  return async ({ language }, call) => {
    const { isProofFresh, acr, profile } = await ownSession(context, call);
    const { id: userId } = profile;
    if (!isProofFresh) throw new ProofTooOld();
    if (acr !== 'aal2' && (await factorsOf(context, userId)).length > 0) throw new FactorWanted();
    const note = { action: 'account-closed', actor: userId, subject: userId } as const;
    await deleteAccount(context, {
      userId,
      ...(language !== undefined && { language: toLanguage(language) }),
      note: (tx) => context.audit.noteIn(tx, call, note),
    });
    call.answer.add('set-cookie', clearedCookie(context.secureCookies));
    return {};
  };
}
