import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { SmtpSettings } from '../src/providers/smtp/sender.ts';

export interface ReceivedMail {
  /** The envelope's. */
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** What its link holds after the `#`. */
  readonly secret: string | undefined;
  /** Where its link leads. */
  readonly path: string | undefined;
}

export interface MailServer {
  readonly settings: SmtpSettings;
  readonly received: ReceivedMail[];
  /** Answers recipients with this code and text from now on; undefined takes them. */
  refuse(reply?: { code: number; text: string }): void;
  /** The newest mail to this address, once there are so many. */
  mailTo(address: string, count?: number): Promise<ReceivedMail>;
  /** The newest mail with a link to this address, once there are so many of them: a notice may come in between. */
  linkTo(address: string, count?: number): Promise<ReceivedMail>;
  /** Stops listening; `open` listens again at the same port. */
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

const USER = { username: 'fabula', password: 'a password of the mail server' };

/** A real mail server of this process, on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let reply: { code: number; text: string } | undefined;
  const create = () =>
    new SMTPServer({
      disabledCommands: ['STARTTLS'],
      // Idle connections need not be waited for.
      closeTimeout: 100,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === USER.username && password === USER.password
          ? done(null, { user: username })
          : done(new Error('who is that?')),
      onRcptTo: (_address, _session, done) =>
        reply ? done(Object.assign(new Error(reply.text), { responseCode: reply.code })) : done(),
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        text(stream).then((raw) => {
          received.push(parse(raw, to));
          done();
        }, done);
      },
    });
  let server = create();
  const listen = async (port: number) => {
    const listener = server.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    return (listener.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const newest = async (isMeant: (mail: ReceivedMail) => boolean, count = 1) => {
    for (;;) {
      const found = received.filter(isMeant);
      const last = found.at(-1);
      if (last && found.length >= count) return last;
      await sleep(20);
    }
  };
  const shut = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    received,
    settings: {
      ...{ host: '127.0.0.1', port, tls: 'none', timeoutMs: 5_000 },
      ...{ user: USER.username, password: USER.password, from: 'Fabula <no-reply@fabula.example>' },
    },
    refuse: (next) => {
      reply = next;
    },
    mailTo: (address, count) => newest(({ to }) => to.includes(address), count),
    linkTo: (address, count) =>
      newest(({ to, secret }) => to.includes(address) && secret !== undefined, count),
    shut,
    open: async () => {
      server = create();
      await listen(port);
    },
    close: shut,
  };
}

function parse(raw: string, to: string[]): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = raw.split(`--${boundary}`);
  const body = (type: string) => decoded(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  const plain = body('text/plain');
  return {
    ...{ to, raw, headers, text: plain, html: body('text/html') },
    ...linkIn(plain),
  };
}

function linkIn(plain: string) {
  const [path, secret] = /\/link(?:\?next=[\w-]+)?#([\w-]+)/.exec(plain) ?? [];
  return { path, secret };
}

function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
