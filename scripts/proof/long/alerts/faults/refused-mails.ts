import { randomUUID } from 'node:crypto';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { type MailServer, startMailServer } from '../../../../../services/auth/test/mail-server.ts';
import { Account } from '../../../account.ts';
import { until } from '../../../until.ts';
import type { Fault } from '../fault.ts';

const PAUSE_MS = 500;
/** Others want a link as well: the alert ends with its window where no mail is given up any more. */
const OTHERS_MS = 40_000;
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
    const letIn = () => server.refuse();
    site.others.set('mail-server', letIn);
    const others = setInterval(() => void askAsSomebody(account).catch(() => {}), OTHERS_MS);
    return async () => {
      clearInterval(others);
      letIn();
      await site.restart(['auth']);
      await askForLink();
      await server.linkTo(account.email, 2);
      await server.close();
    };
  },
};

/** A mailbox is sent some mails an hour alone. */
function askAsSomebody({ api }: Account): Promise<unknown> {
  return api.call(AuthService.method.sendMagicLink, { email: `${randomUUID()}@players.example` });
}

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
