import type { Tx } from '@fabula/kit/db';
import { z } from 'zod';
import { LANGUAGES } from '../domain/language.ts';
import { isMailable, MAIL_KINDS, type Mail } from '../domain/mail.ts';
import type { Sealer } from '../domain/seal.ts';
import { deleteMail, insertMail, listWaiting, type StoredMail } from '../store/mails.ts';

const stored = z.object({
  to: z.string(),
  kind: z.enum(MAIL_KINDS),
  language: z.enum(LANGUAGES),
  path: z.string().optional(),
  browser: z.string().optional(),
});

/** As long as its link is good; a mail that tells something may come later than that. */
const LINK_S = 15 * 60;
const NOTICE_S = 86_400;

/** Where mails are left and found again: what they say is sealed, so that the table is of no use to whoever reads it. */
export class PostOffice {
  constructor(
    private readonly sealer: Sealer,
    /** After a commit: there is something to send. */
    readonly poke: () => void,
  ) {}

  /** Leaves a mail, in the transaction of what it tells. */
  async leave(tx: Tx, mail: Mail): Promise<void> {
    if (!isMailable(mail.to)) throw new Error('not an address that mail is sent to');
    const seconds = mail.path === undefined ? NOTICE_S : LINK_S;
    await insertMail(tx, { kind: mail.kind, sealed: this.sealer.seal(JSON.stringify(mail)), seconds });
  }

  /** Takes back what waits for this address. One that is on its way arrives. */
  async takeBack(tx: Tx, email: string): Promise<void> {
    for (const mail of await listWaiting(tx))
      if (this.open(mail)?.to === email) await deleteMail(tx, mail.id);
  }

  /** undefined where its key is gone. */
  open({ sealed }: Pick<StoredMail, 'sealed'>): Mail | undefined {
    const text = this.sealer.open(sealed);
    return text === undefined ? undefined : stored.parse(JSON.parse(text));
  }
}
