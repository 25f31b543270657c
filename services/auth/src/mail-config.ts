import { z } from 'zod';
import { isMailable } from './domain/mail.ts';
import type { SmtpSettings } from './providers/smtp/sender.ts';

const SMTP_URL = /^smtps?:\/\//;

/** Without a server, mails are shown on a page of auth's own. */
export const mailConfig = {
  /** `smtp://user:password@host:port`, or `smtps://` where TLS begins with the first byte; or the parts of it, one by one. */
  FABULA_SMTP_URL: z
    .string()
    .refine((url) => SMTP_URL.test(url) && URL.canParse(url), {
      message: 'must be a URL that starts with smtp:// or smtps://',
    })
    .optional(),
  FABULA_SMTP_HOST: z.string().min(1).optional(),
  FABULA_SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  FABULA_SMTP_USER: z.string().min(1).optional(),
  FABULA_SMTP_PASSWORD: z.string().min(1).optional(),
  FABULA_SMTP_TLS: z.enum(['implicit', 'starttls', 'none']).optional(),
  /** An address, or `Name <address>`. */
  FABULA_MAIL_FROM: z
    .string()
    .refine((from) => isMailable(/^[^<>"\r\n,;:]*<([^<>]+)>$/.exec(from)?.[1] ?? from), {
      message: "must be an address, or 'Name <address>'",
    })
    .optional(),
  /** Seconds. */
  FABULA_SMTP_TIMEOUT: z.coerce.number().int().min(1).max(60).default(10),
};

const schema = z.object(mailConfig);
type MailConfig = z.infer<typeof schema>;

/** Says what of the settings of mail does not go together. */
export function checkMail(config: MailConfig, context: z.core.$RefinementCtx<MailConfig>): void {
  const wrong = (variable: keyof MailConfig, message: string) =>
    context.addIssue({ code: 'custom', path: [variable], message });
  const { FABULA_SMTP_URL: url, FABULA_SMTP_HOST: host, FABULA_MAIL_FROM: from } = config;
  if (url && host) wrong('FABULA_SMTP_HOST', 'stands in FABULA_SMTP_URL already');
  if ((url || host) && !from) wrong('FABULA_MAIL_FROM', 'is missing: mails need a sender');
  if (config.FABULA_SMTP_PASSWORD && !config.FABULA_SMTP_USER && !url)
    wrong('FABULA_SMTP_USER', 'is missing, and there is a password');
}

/** undefined where no mail server is set. */
export function toSmtpSettings(config: MailConfig): SmtpSettings | undefined {
  const { FABULA_SMTP_HOST: named, FABULA_MAIL_FROM: from } = config;
  const url = config.FABULA_SMTP_URL ? new URL(config.FABULA_SMTP_URL) : undefined;
  const host = url?.hostname || named;
  if (!host || !from) return undefined;
  const isImplicit = url?.protocol === 'smtps:' || config.FABULA_SMTP_PORT === 465;
  const tls = config.FABULA_SMTP_TLS ?? (isImplicit ? 'implicit' : 'starttls');
  const usual = tls === 'implicit' ? 465 : 587;
  return {
    ...{ host: host.replace(/^\[|\]$/g, ''), tls, from },
    port: Number(url?.port) || config.FABULA_SMTP_PORT || usual,
    user: (url?.username && decodeURIComponent(url.username)) || config.FABULA_SMTP_USER,
    password: (url?.password && decodeURIComponent(url.password)) || config.FABULA_SMTP_PASSWORD,
    timeoutMs: config.FABULA_SMTP_TIMEOUT * 1000,
  };
}
