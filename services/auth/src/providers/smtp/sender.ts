import { createTransport } from 'nodemailer';
import type { MailMessage } from '../../domain/mail.ts';
import { MailRefused, type MailSender } from '../../domain/mail-sender.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** From the first byte, by STARTTLS or not at all; or not (a server on this machine). */
  readonly tls: 'implicit' | 'starttls' | 'none';
  /** An address, or `Name <address>`. */
  readonly from: string;
  /** For a connection, a greeting, an answer, each. */
  readonly timeoutMs: number;
}

const CONNECTIONS = 4;
/** All of one attempt: afterwards another process may take the mail (`mail/queue.ts`). */
const WHOLE_MS = 90_000;
/** nodemailer's words for a server that does not want the address, or the mail; it may still mean "not now" (4xx). */
const OF_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Sends by SMTP over connections that it keeps. It reads no file and fetches nothing, whatever a mail says. */
export function smtpSender(settings: SmtpSettings): MailSender {
  const { host, port, user, password, tls, from, timeoutMs } = settings;
  const transport = createTransport({
    ...{ host, port, pool: true, maxConnections: CONNECTIONS },
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    dnsTimeout: timeoutMs,
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, ...message }: MailMessage) => {
      try {
        await transport.sendMail({
          ...message,
          signal: AbortSignal.timeout(WHOLE_MS),
          ...{ from, to: { name: '', address: to }, messageId: `<${id}@${domain}>` },
          // Holiday answers to it would go to nobody.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error) : error;
      }
    },
    close: () => transport.close(),
  };
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return OF_THE_MAIL.includes(code) && typeof responseCode === 'number' && responseCode >= 500;
}
