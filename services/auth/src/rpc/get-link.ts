import type { Handler } from '@fabula/kit/server';
import { type AuthService, LinkKind, LinkProof } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import type { LinkProof as Proof } from '../domain/link.ts';
import { openLink } from '../links.ts';
import { askingOf } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['getLink']>;

const KINDS = {
  'magic-link': LinkKind.MAGIC_LINK,
  confirmation: LinkKind.CONFIRMATION,
  reset: LinkKind.RESET,
} as const;

function toProof(proofs: readonly Proof[]): LinkProof {
  if (proofs.includes('password')) return LinkProof.NUMBER_AND_PASSWORD;
  return proofs.includes('number') ? LinkProof.NUMBER : LinkProof.NONE;
}

export function getLink(context: AuthContext): Method {
  return async ({ secret }, call) => {
    const { link, proofs } = await openLink(context, secret, askingOf(call));
    return {
      ...{ kind: KINDS[link.kind], email: link.email, askedFrom: link.askedFrom },
      proof: toProof(proofs),
      expiresAt: link.expiresAt.toISOString(),
    };
  };
}
