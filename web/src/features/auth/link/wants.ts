import type { ResponseOf } from '../../../lib/api/contract.ts';
import { newPasswordSchema, numberSchema, passwordSchema } from '../schema.ts';

export type MailedLink = ResponseOf<'fabula.auth.v1.AuthService', 'getLink'>;

/** What the page of a mailed link asks for, beside a press of its button. */
export type Want = 'nothing' | 'number' | 'password' | 'newPassword';

/** A scanner of mails runs pages as well: without a press nothing is redeemed, whatever is wanted. */
export function wantOf({ kind, proof }: MailedLink): Want {
  if (kind === 'LINK_KIND_RESET') return 'newPassword';
  if (proof === 'LINK_PROOF_NUMBER') return 'number';
  return proof === 'LINK_PROOF_PASSWORD' ? 'password' : 'nothing';
}

export const SCHEMAS = {
  nothing: undefined,
  number: numberSchema,
  password: passwordSchema,
  newPassword: newPasswordSchema,
} as const;

/** The catalogue's keys of what each kind of link says. */
const WORDS = {
  reset: {
    title: 'auth.link.reset',
    text: 'auth.link.resetText',
    button: 'auth.link.resetButton',
  },
  confirmation: {
    title: 'auth.link.confirm',
    text: 'auth.link.confirmText',
    button: 'auth.link.confirmButton',
  },
  magicLink: { title: 'auth.link.signIn', text: 'auth.link.as', button: 'auth.signIn' },
} as const;

export function wordsOf({ kind }: MailedLink) {
  if (kind === 'LINK_KIND_RESET') return WORDS.reset;
  return kind === 'LINK_KIND_CONFIRMATION' ? WORDS.confirmation : WORDS.magicLink;
}
