import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { NatsBus } from '@fabula/kit/bus';
import { RunCreatedSchema } from '@fabula/proto/events/v1/events_pb';
import { onlooker, reader, several, typist } from '../crowd.ts';
import type { Fault, Step } from '../fault.ts';
import { Runbook } from '../runbook.ts';
import type { Site } from '../site.ts';

/** One statement holds a table for as long as it runs; `share` lets others read it. */
const hold = (table: string, mode: 'access exclusive' | 'share') =>
  `do $$ begin lock table ${table} in ${mode} mode; perform pg_sleep(36000); end $$`;
/** It lets go of it now and then. */
const holdAgain = (table: string) =>
  `do $$ begin loop lock table ${table} in access exclusive mode; perform pg_sleep(1.2); commit; perform pg_sleep(0.2); end loop; end $$`;

const CANCEL: Step = { page: 'FabulaDatabaseWaits', text: 'One statement for minutes' };

/** What somebody sent who did not know better. It ends when it is cancelled. */
function sent(site: Site, sql: string): Promise<unknown> {
  return site.psql(sql).catch(() => {});
}

/** By the page alone: what it names first is the oldest statement. */
async function cancelTheOldest(site: Site): Promise<void> {
  const page = Runbook.of('FabulaDatabaseWaits');
  const [oldest = ''] = await site.psql(page.command('select pid'));
  const [pid = ''] = oldest.split('|');
  await site.psql(page.command('select pg_cancel_backend').replace('<pid>', pid));
}

type Held = Pick<Fault, 'name' | 'alerts' | 'steps' | 'crowd'> & {
  readonly sql: string;
  readonly beside?: (site: Site) => Promise<void>;
};

const held = ({ sql, beside, ...fault }: Held): Fault => ({
  ...fault,
  provoke: async (site) => {
    const holding = sent(site, sql);
    await beside?.(site);
    return async () => {
      await cancelTheOldest(site);
      await holding;
    };
  },
});

const FACTS = 1_300;
const AT_ONCE = 100;

/** As many runs as begin in a good hour, of one player. */
async function tellMany({ stage }: Site): Promise<void> {
  const bus = await NatsBus.connect(stage.stores.nats.url);
  const [userId, storyId] = [randomUUID(), randomUUID()];
  const fact = { userId, storyId, playerStoryId: randomUUID(), loopNumber: 1, language: 'en' };
  const payload = toBinary(RunCreatedSchema, create(RunCreatedSchema, fact));
  for (let told = 0; told < FACTS; told += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => bus.publish('fabula.run.run_created', randomUUID(), payload)),
    );
  await bus.close();
}

export const HELD_TABLES: readonly Fault[] = [
  held({
    name: 'a statement holds the runs',
    alerts: [{ alert: 'FabulaDatabaseWaits', where: 'part="run"' }],
    steps: [CANCEL],
    crowd: ({ origin }) => several(16, () => onlooker(origin)),
    sql: hold('run.player_stories', 'access exclusive'),
  }),
  held({
    name: 'a statement holds the turns again and again',
    alerts: [{ alert: 'FabulaTurnsSlow' }],
    steps: [{ page: 'FabulaTurnsSlow', text: '`begin` or `commit` are slow: [FabulaDatabaseWaits]' }, CANCEL],
    crowd: ({ origin }) => several(4, () => typist(origin)),
    sql: holdAgain('run.turns'),
  }),
  held({
    name: 'a statement holds what a consumer writes to, and a thousand facts come',
    alerts: [{ alert: 'FabulaConsumerBehind', where: 'consumer="catalogue-run-created"' }],
    steps: [
      {
        page: 'FabulaConsumerBehind',
        text: 'Neither `taken` nor `failed`: its session may wait in the database',
      },
      CANCEL,
    ],
    crowd: ({ origin }) => [reader(origin)],
    sql: hold('catalogue.inbox', 'share'),
    beside: tellMany,
  }),
];
