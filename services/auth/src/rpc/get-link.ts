import type { Handler } from '@fabula/kit/server';
import { type AuthService, LinkKind, LinkProof } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { proofOf } from '../domain/link.ts';
import { hashSecret } from '../domain/session.ts';
import { openLink } from '../links.ts';
import { askingOf } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['getLink']>;

const KINDS = {
  'magic-link': LinkKind.MAGIC_LINK,
  confirmation: LinkKind.CONFIRMATION,
  reset: LinkKind.RESET,
} as const;
const PROOFS = { none: LinkProof.NONE, number: LinkProof.NUMBER, password: LinkProof.PASSWORD } as const;

export function getLink(context: AuthContext): Method {
  return async ({ secret }, call) => {
    const link = await openLink(context, secret);
    const browser = askingOf(call);
    return {
      ...{ kind: KINDS[link.kind], email: link.email, askedFrom: link.askedFrom },
      proof: PROOFS[proofOf(link, browser && hashSecret(browser))],
      expiresAt: link.expiresAt.toISOString(),
    };
  };
}
