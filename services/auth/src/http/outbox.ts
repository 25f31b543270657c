import { timingSafeEqual } from 'node:crypto';
import type { Database } from '@fabula/kit/db';
import { type Request, type RequestHandler, Router } from 'express';
import type { Mail } from '../domain/mail.ts';
import { hashSecret } from '../domain/session.ts';
import type { PostOffice } from '../mail/post-office.ts';
import { escaped, renderMail } from '../mail/render.ts';
import { listMails, type StoredMail } from '../store/mails.ts';

export interface OutboxPage {
  readonly db: Database;
  readonly office: Pick<PostOffice, 'open'>;
  readonly origin: string;
  /** Only whoever reads the console knows it. */
  readonly key: string;
}

export const OUTBOX_PATH = '/auth/outbox';
const MOST = 50;
/** Nothing but what stands in the page: mails bear their styles on each element. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Where no mail server is set: the mails, for whoever runs the site. It shows links, and redeems none. */
export function outboxPage(page: OutboxPage): Router {
  const router = Router();
  router.use(OUTBOX_PATH, guarded(page));
  router.get(OUTBOX_PATH, async (_request, response) => {
    response.type('html').send(list(await openedMails(page), page));
  });
  router.get(`${OUTBOX_PATH}/:id`, async (request, response) => {
    const found = (await openedMails(page)).find(({ stored }) => stored.id === request.params.id);
    if (!found) response.status(404).type('text').send('There is no such mail any more.');
    else response.type('html').send(rendered(found, page).html);
  });
  return router;
}

function guarded({ key }: OutboxPage): RequestHandler {
  return (request, response, next) => {
    response.set({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      // The page's address holds the key.
      'referrer-policy': 'no-referrer',
    });
    if (isKey(request, key)) next();
    else response.status(404).json({ error: 'not_found' });
  };
}

function isKey({ query }: Request, key: string): boolean {
  if (typeof query.key !== 'string') return false;
  return timingSafeEqual(Buffer.from(hashSecret(query.key)), Buffer.from(hashSecret(key)));
}

interface OpenedMail {
  readonly stored: StoredMail;
  readonly mail: Mail;
}

async function openedMails({ db, office }: OutboxPage): Promise<OpenedMail[]> {
  const found = await db.transaction((tx) => listMails(tx, MOST));
  return found.flatMap((stored) => {
    const mail = office.open(stored);
    return mail ? [{ stored, mail }] : [];
  });
}

const rendered = ({ stored, mail }: OpenedMail, { origin }: OutboxPage) =>
  renderMail(mail, { id: stored.id, origin });

function list(mails: readonly OpenedMail[], page: OutboxPage): string {
  const items = mails.map((opened) => {
    const { subject, text } = rendered(opened, page);
    const { stored, mail } = opened;
    const href = `${OUTBOX_PATH}/${stored.id}?key=${encodeURIComponent(page.key)}`;
    const link = mail.path && new URL(mail.path, page.origin).href;
    return `<article><h2><a href="${href}">${escaped(subject)}</a></h2>
<p>${escaped(mail.to)} · ${stored.createdAt.toISOString()}</p>
<pre>${escaped(text)}</pre>${link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : ''}</article>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Fabula: mails</title><style>
body{margin:0 auto;padding:2rem 1rem;max-width:42rem;background:#120c1d;color:#fff3dc;font:1rem/1.5 system-ui,sans-serif}
a{color:#ffcf70;overflow-wrap:anywhere}article{margin:1.5rem 0;padding:1rem 1.5rem;background:#1f1630;border-radius:.875rem}
h2{font-size:1.25rem;margin:0}p{color:#dccfc6}pre{white-space:pre-wrap;word-break:break-word;font:inherit;color:#ab9fb9}
</style></head><body><h1>Mails</h1>
<p>No mail server is set (FABULA_SMTP_URL): what would have been sent in the last minutes stands here, the newest first.</p>
${items.join('\n') || '<p>None.</p>'}</body></html>`;
}
