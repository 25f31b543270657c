import type { MailMessage } from './mail.ts';

/** Hands mails to a mail server. */
export interface MailSender {
  /** Throws MailRefused where trying again is of no use. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** The mail server will not have this mail: its address, say, does not exist. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('the mail server refuses this mail', { cause });
    this.name = 'MailRefused';
  }
}
