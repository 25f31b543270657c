import { randomUUID } from 'node:crypto';
import { connect, migrate, openPostgres } from '@fabula/kit/db';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { cardId } from '@fabula/rules/card-id';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { START_MS } from './world.ts';

describe('migrations', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  }, START_MS);
  afterAll(() => server?.stop());

  it('go forward one by one over what is there, and run once', async () => {
    const root = connect({ connection: { connectionString: server.url }, poolMax: 1 });
    await migrate(root, 'run', MIGRATIONS.slice(0, 1));
    const db = openPostgres('run', { url: server.url, poolMax: 2 });
    const id = randomUUID();
    await db.transaction((tx) =>
      tx('player_stories').insert({
        ...{ id, user_id: 'u', blueprint_story_id: randomUUID(), release_version: 1, language: 'en' },
        ...{ loop_number: 1, loop_status: 'loopStatusOnGoing', seed: 's', initial_state: '{}', state: '{}' },
        ...{ loop_current_number_of_interactions: 0, loop_max_number_of_interactions: 30 },
        current_moment_id: randomUUID(),
      }),
    );
    const blueprint = randomUUID();
    await db.transaction((tx) =>
      tx('player_characters').insert({
        ...{ user_id: 'u', player_story_id: id, blueprint_character_id: blueprint, properties: '[]' },
        ...{ current_attack: 1, current_health: 2, max_health: 3, card_type: 'Normal' },
      }),
    );
    await migrate(root, 'run', MIGRATIONS);
    await migrate(root, 'run', MIGRATIONS);
    // Cards of before have the ids that their runs and blueprints give them now.
    expect(await db.transaction((tx) => tx('player_characters').pluck('id'))).toEqual([
      cardId(id, blueprint),
    ]);
    const names = await db.transaction((tx) => tx('migrations').orderBy('name').pluck('name'));
    expect(names).toEqual(MIGRATIONS.map((migration) => migration.name));
    expect(await db.transaction((tx) => tx('player_stories').where({ id }).pluck('id'))).toEqual([id]);
    await db.close();
    await root.destroy();
  });
});
