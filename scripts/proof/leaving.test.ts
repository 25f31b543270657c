import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ModelServer } from '../../services/moment-engine/test/model/model-server.ts';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { Account } from './account.ts';
import { Player } from './player.ts';
import { RawSocket } from './raw-socket.ts';
import { NO_LIMITS } from './stage-env.ts';
import { tempFolder } from './temp-folder.ts';
import { TurnLog } from './turn-log.ts';
import { until } from './until.ts';

/** Nobody else says this. */
const WORDS = 'The umbrella of my zebra hums in the larder.';
/** For minutes or a day each says of an id that it is nobody's any more, so that nothing comes late. */
const TOMBSTONES = ['auth.ended', 'auth.deletions', 'moment-engine.gone_players'];

const folder = tempFolder('leaving');
let server: ModelServer;
let stage: EmbeddedStage;
const env = () => ({
  ...NO_LIMITS,
  ...{ FABULA_LLM_URL: server.url, FABULA_LLM_MODEL: 'agreeable', FABULA_LLM_FIRST_TOKEN_MS: '60000' },
});
beforeAll(async () => {
  server = await ModelServer.start();
  stage = await startEmbedded({ folder: folder.path, env: env(), copiedData: true });
});
afterAll(async () => {
  await stage?.stop();
  await server?.close();
  folder.remove();
});

/** Stops the site, and looks into every table of every part: which of them hold one of these? */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  await stage.stop();
  const log = await TurnLog.ofFolder(join(folder.path, 'data/database'));
  try {
    const tables = await log.ask<{ name: string; sql: string }>(
      `select schemaname || '.' || tablename as name, quote_ident(schemaname) || '.' || quote_ident(tablename) as sql
       from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: string[] = [];
    for (const { name, sql } of tables)
      for (const word of words) {
        const hits = await log.ask(`select from ${sql} t where t::text like ? limit 1`, [`%${word}%`]);
        if (hits.length > 0 && !found.includes(name)) found.push(name);
      }
    return found;
  } finally {
    await log.close();
    const port = Number(new URL(stage.origin).port);
    stage = await startEmbedded({ folder: folder.path, port, env: env() });
  }
}

/** What the page of mails shows, where no mail server is set. */
async function mails(): Promise<string> {
  const pages = [...readFileSync(stage.logFile, 'utf8').matchAll(/http\S+(\/auth\/outbox\?key=\S+)/g)];
  return (await fetch(stage.origin + (pages.at(-1)?.[1] ?? ''))).text();
}

test('of a player who has left nothing is left in any part, while another plays on', async () => {
  const [player, other] = [await Player.begin(stage.origin, 'en'), await Player.begin(stage.origin, 'en')];
  for (const each of [player, other]) await each.sayOn(each === player ? WORDS : 'Good evening.');
  const userId = await player.account.profileId();
  const hers = [userId, player.account.email, player.playerStoryId, WORDS];
  player.close();
  other.close();
  const before = await tablesWith(hers);
  for (const table of ['auth.profiles', 'catalogue.user_started', 'run.player_stories', 'run.turns'])
    expect(before).toContain(table);
  expect(before).toContain('moment-engine.model_calls');

  await player.account.resume();
  const socket = await RawSocket.open(stage.origin, await player.account.token());
  await player.account.api.call(AuthService.method.closeAccount, {});
  const refused = await until(() =>
    player.account.api.call(AuthService.method.getProfile, {}).then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  expect(refused).toMatchObject({ code: 'unauthenticated' });
  expect(await socket.closed).toBe(4401);
  await until(async () => (await mails()).includes('Your account was closed') || undefined);
  // The fact may still be on its way: then it goes on where the process begins again.
  const left = await until(async () => {
    const found = (await tablesWith(hers)).filter((name) => !TOMBSTONES.includes(name));
    return found.length === 0 || !found.every((name) => before.includes(name)) ? found : undefined;
  });
  expect(left).toEqual([]);

  const { email, password } = player.account;
  await expect(Account.signIn(stage.origin, email, password)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await other.account.resume();
  const back = Player.back(other.account, other.playerStoryId);
  expect((await back.sayOn('Good evening once more.')).transcript).not.toBe('');
  back.close();
});
