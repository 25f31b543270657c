import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { toLanguage } from '../domain/language.ts';
import { ownPage } from '../domain/own-path.ts';
import { sendLink } from '../links.ts';
import { askingBrowser, countMail } from './asking.ts';

type Method = Handler<(typeof AuthService)['method']['sendMagicLink']>;

/** The same for every address: whether there is an account is asked when the link is redeemed. */
export function sendMagicLink(context: AuthContext): Method {
  return async (request, call) => {
    const email = normaliseEmail(request.email);
    await countMail(context, call, email);
    return sendLink(context, {
      ...{ kind: 'magic-link', email, language: toLanguage(request.language), next: ownPage(request.next) },
      browser: askingBrowser(context, call),
    });
  };
}
