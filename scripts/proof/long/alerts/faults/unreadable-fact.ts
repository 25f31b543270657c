import { randomUUID } from 'node:crypto';
import { NatsBus } from '@fabula/kit/bus';
import { newcomer } from '../crowd.ts';
import type { Fault } from '../fault.ts';
import { Runbook } from '../runbook.ts';

const CONSUMER = 'catalogue-run-created';

/** A fact that no part of this release can have told. */
export const UNREADABLE_FACT: Fault = {
  name: 'a fact comes that nobody can read',
  alerts: [{ alert: 'FabulaFactsParked', where: `consumer="${CONSUMER}"` }],
  steps: [{ page: 'FabulaFactsParked', text: 'When it was looked at: `delete from' }],
  crowd: ({ origin }) => [newcomer(origin)],
  provoke: async (site) => {
    const bus = await NatsBus.connect(site.stage.stores.nats.url);
    await bus.publish('fabula.run.run_created', randomUUID(), new TextEncoder().encode('not a fact at all'));
    await bus.close();
    return async () => {
      const page = Runbook.of('FabulaFactsParked');
      const ofPart = (sql: string) => sql.replace('<part>', 'catalogue');
      for (const line of await site.psql(ofPart(page.command('select consumer, id')))) {
        const [consumer = '', id = ''] = line.split('|');
        const forget = ofPart(page.command('delete from'));
        await site.psql(forget.replace('<consumer>', consumer).replace('<id>', id));
      }
    };
  },
};
