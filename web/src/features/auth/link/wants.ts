import { object } from 'zod/mini';
import type { ResponseOf } from '../../../lib/api/contract.ts';
import { answerChecks } from '../schema.ts';

export type MailedLink = ResponseOf<'fabula.auth.v1.AuthService', 'getLink'>;

/** What the page of a mailed link may ask for, beside a press of its button. */
export type LinkField = keyof typeof answerChecks;
export type Answers = Partial<Record<LinkField, string>>;

/** A browser that did not ask for the link: what it has to know. */
const PROOFS: Readonly<Record<string, readonly LinkField[]>> = {
  LINK_PROOF_NUMBER: ['number'],
  LINK_PROOF_PASSWORD: ['password'],
  LINK_PROOF_NUMBER_AND_PASSWORD: ['number', 'password'],
};

/** A scanner of mails runs pages as well: without a press nothing is redeemed, whatever is wanted. */
export function fieldsOf({ kind, proof }: MailedLink): readonly LinkField[] {
  const fields = PROOFS[proof] ?? [];
  return kind === 'LINK_KIND_RESET' ? [...fields, 'newPassword'] : fields;
}

/** What is checked before anything is sent. */
export const schemaOf = (fields: readonly LinkField[]) =>
  object(Object.fromEntries(fields.map((field) => [field, answerChecks[field]])));

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
