import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { toLanguage } from '../domain/language.ts';
import { ownPage } from '../domain/own-path.ts';
import { sendLink } from '../links.ts';
import { askingBrowser, countMail } from './asking.ts';

type Method = Handler<(typeof AuthService)['method']['sendResetLink']>;

/** The same for every address: where there is no account, a mail says so to whoever reads that mailbox. */
export function sendResetLink(context: AuthContext): Method {
  return async (request, call) => {
    const email = normaliseEmail(request.email);
    await countMail(context, call, email);
    const isKnown = await context.identity.find({ email });
    return sendLink(context, {
      ...{ kind: 'reset', email, language: toLanguage(request.language), next: ownPage(request.next) },
      browser: askingBrowser(context, call),
      instead: isKnown ? undefined : 'unknown-address',
    });
  };
}
