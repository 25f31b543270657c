import type { Language } from './language.ts';

export const MAIL_KINDS = [
  'magic-link',
  'confirmation',
  'known-address',
  'reset',
  'unknown-address',
  'password-changed',
  'factor-added',
  'factor-removed',
  'factor-reset',
  'recovery-code-used',
  'account-disabled',
  'account-enabled',
  'account-closed',
  'address-confirmed',
  'account-taken-over',
  'account-begun-anew',
  'let-in-by-mail',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail that is to be sent. Nothing in it is written by anybody but us, except the address. */
export interface Mail {
  readonly to: string;
  readonly kind: MailKind;
  readonly language: Language;
  /** A path on our origin that its button opens; some mails have none. It is a secret. */
  readonly path?: string | undefined;
  /** From which browser it was asked for, in words of ours. */
  readonly browser?: string | undefined;
}

/** What goes to the mail server. */
export interface MailMessage {
  /** The same for a mail that is sent twice: mail programs show it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Plain addresses only: what a mail server could take for two of them, or for the start of a header, is none. */
export function isMailable(address: string): boolean {
  return address.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)*$/i.test(address);
}
