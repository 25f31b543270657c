import { afterAll, beforeAll } from '@jest/globals';
import { type MailServer, startMailServer } from '../../../services/auth/test/mail-server.ts';

export interface MailRoom {
  /** What a site is to know to send its mails here. */
  env(): Readonly<Record<string, string>>;
  /** Where the newest mail to this address leads, once there are so many. */
  pathTo(address: string, count?: number): Promise<string>;
}

/** A mail server of this machine, for the tests of a file; started and stopped around them. */
export function mailRoom(): MailRoom {
  let started: MailServer | undefined;
  const server = () => {
    if (!started) throw new Error('the mail server stands once the tests run');
    return started;
  };
  beforeAll(async () => {
    started = await startMailServer();
  });
  afterAll(() => started?.close());
  return {
    env: () => {
      const { host, port, user = '', password = '', from } = server().settings;
      return {
        FABULA_SMTP_URL: `smtp://${user}:${encodeURIComponent(password)}@${host}:${port}`,
        FABULA_SMTP_TLS: 'none',
        FABULA_MAIL_FROM: from,
      };
    },
    pathTo: async (address, count) => {
      const { path } = await server().mailTo(address, count);
      if (!path) throw new Error(`the mail to ${address} has no link`);
      return path;
    },
  };
}
