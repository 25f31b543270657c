import type { MailKind } from '../../domain/mail.ts';

export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** Of mails that have a link. */
  readonly button?: string;
}

export interface MailTexts {
  readonly once: string;
  readonly notYou: string;
  readonly askedFrom: string;
  readonly byHand: string;
  readonly signature: string;
  readonly kinds: Readonly<Record<MailKind, MailText>>;
}
