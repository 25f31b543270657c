import type { Handler } from '@fabula/kit/server';
import { type AuthService, MailDelivery } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { CLIENT_ID } from '../providers/oidc-provider/settings.ts';

type Method = Handler<(typeof AuthService)['method']['getSignInOptions']>;

/** Which forms this site offers, and where its mails go. */
export function getSignInOptions({ issuer, sendsMail, hasGoogle }: AuthContext): Method {
  return async () => ({
    ...{ password: true, signUp: true, magicLink: true, reset: true, google: hasGoogle },
    confirmation: sendsMail,
    mail: sendsMail ? MailDelivery.SMTP : MailDelivery.OUTBOX,
    issuer,
    clientId: CLIENT_ID,
  });
}
