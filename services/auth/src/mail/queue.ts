import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import { fromZero, type Metrics } from '@fabula/kit/metrics';
import { redactText } from '@fabula/kit/redact-text';
import { MAIL_KINDS } from '../domain/mail.ts';
import { MailRefused, type MailSender } from '../domain/mail-sender.ts';
import { buryMail, claimMail, countMails, type DueMail, deleteMail, postponeMail } from '../store/mails.ts';
import type { PostOffice } from './post-office.ts';
import { renderMail } from './render.ts';

export interface MailQueueOptions {
  readonly db: Database;
  readonly office: Pick<PostOffice, 'open'>;
  readonly sender: MailSender;
  /** What links begin with. */
  readonly origin: string;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Seconds before another process takes a mail whose attempt has not ended: longer than an attempt may take. */
const CLAIM_S = 120;
const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 300;
const IDLE_MS = 2_000;
/** At once, of one process. */
const SENDERS = 4;
const ERROR_LETTERS = 300;

const OUTCOMES = ['sent', 'postponed', 'given_up'] as const;

/** Brings mails from auth's table to the mail server: claim, send, delete. Every process of auth may run one. */
export class MailQueue {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private readonly running = new Set<Promise<void>>();
  private readonly outcomes;
  private readonly waiting;
  private readonly dead;

  constructor(private readonly options: MailQueueOptions) {
    const { metrics } = options;
    this.outcomes = fromZero(
      metrics.counter('fabula_mails_total', 'Attempts to send a mail', ['kind', 'outcome']),
      MAIL_KINDS.flatMap((kind) => OUTCOMES.map((outcome) => ({ kind, outcome }))),
    );
    this.waiting = metrics.gauge('fabula_mails_waiting', 'Mails that are still to be sent');
    this.dead = metrics.gauge('fabula_mails_dead', 'Mails that were given up, of the last 30 days');
    // Not counted yet, which is not 0: from there they would seem to become more.
    this.dead.remove();
  }

  start(): void {
    this.timer = setInterval(() => this.poke(), IDLE_MS).unref();
    this.poke();
  }

  /** There is something to send. Cheap, and safe in any place. */
  poke(): void {
    if (this.isStopped || this.running.size >= SENDERS) return;
    const work = this.sendAll()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'mails wait'))
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }

  /** Ends what it is at, and stops. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await Promise.all(this.running);
    this.options.sender.close();
  }

  private async sendAll(): Promise<void> {
    const { db } = this.options;
    while (!this.isStopped) {
      const mail = await db.transaction((tx) => claimMail(tx, CLAIM_S));
      if (!mail) break;
      await this.sendOne(mail);
    }
    const { waiting, dead } = await db.transaction(countMails);
    this.waiting.set(waiting);
    this.dead.set(dead);
  }

  private async sendOne(due: DueMail): Promise<void> {
    const { db, office, sender, origin, log } = this.options;
    const outcome = (name: (typeof OUTCOMES)[number]) => this.outcomes.inc({ kind: due.kind, outcome: name });
    const { id, kind, attempts } = due;
    try {
      const mail = office.open(due);
      if (!mail || due.isLate)
        throw new MailRefused(new Error(mail ? 'its time was over' : 'its key is gone'));
      await sender.send(renderMail(mail, { id, origin }));
    } catch (error) {
      const said = describe(error);
      const seconds = Math.min(FIRST_PAUSE_S * 2 ** (attempts - 1), LONGEST_PAUSE_S);
      const isLater =
        !(error instanceof MailRefused) &&
        (await db.transaction((tx) => postponeMail(tx, { id, seconds, error: said })));
      if (!isLater) await db.transaction((tx) => buryMail(tx, { id, error: said }));
      outcome(isLater ? 'postponed' : 'given_up');
      const text = isLater ? 'a mail is tried again' : 'a mail is given up';
      log[isLater ? 'warn' : 'error']({ err: error, mail: id, kind, attempts }, text);
      return;
    }
    outcome('sent');
    await db.transaction((tx) => deleteMail(tx, id));
  }
}

function describe(error: unknown): string {
  const cause = error instanceof MailRefused ? error.cause : error;
  return redactText(cause instanceof Error ? cause.message : String(cause)).slice(0, ERROR_LETTERS);
}
