import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { type MailServer, startMailServer } from '../../../../../services/auth/test/mail-server.ts';
import { Account } from '../../../account.ts';
import { until } from '../../../until.ts';
import type { Fault } from '../fault.ts';

const PAUSE_MS = 500;
const REFUSAL = { code: 550, text: 'relaying denied' };

/** A mail server that takes mails of this site no more. */
export const REFUSED_MAILS: Fault = {
  name: 'the mail server refuses us',
  alerts: [{ alert: 'FabulaMailsGivenUp' }],
  steps: [{ page: 'FabulaMailsGivenUp', text: 'The server refuses us' }],
  crowd: () => [],
  provoke: async (site) => {
    const server = await startMailServer();
    // Where mail is sent an account of before is the only one that needs none.
    const account = await Account.signUp(site.origin);
    const asking = () => account.api.call(AuthService.method.sendMagicLink, { email: account.email });
    // Gateways find an auth that was started again within a second or two.
    const askForLink = () => until(() => asking().catch(() => undefined), PAUSE_MS);
    await site.restart(['auth'], settingsOf(server));
    await askForLink();
    await server.linkTo(account.email);
    await until(async () => (await site.prometheus.ask('fabula_mails_dead'))[0], PAUSE_MS);
    server.refuse(REFUSAL);
    await askForLink();
    return async () => {
      server.refuse();
      await site.restart(['auth']);
      await askForLink();
      await server.linkTo(account.email, 2);
      await server.close();
    };
  },
};

function settingsOf({ settings }: MailServer): Record<string, string> {
  return {
    FABULA_SMTP_HOST: settings.host,
    FABULA_SMTP_PORT: String(settings.port),
    FABULA_SMTP_USER: settings.user ?? '',
    FABULA_SMTP_PASSWORD: settings.password ?? '',
    FABULA_SMTP_TLS: settings.tls,
    FABULA_MAIL_FROM: settings.from,
  };
}
