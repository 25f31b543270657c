import { randomUUID } from 'node:crypto';
import { connect, migrate, openPostgres, type Tx } from '@fabula/kit/db';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { cardId } from '@fabula/rules/card-id';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { writeProbe } from '../src/store/readiness.ts';
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
    await migrate(root, 'run', MIGRATIONS.slice(0, 6));
    await db.transaction((tx) => keepLamp(tx, id));
    await migrate(root, 'run', MIGRATIONS);
    await migrate(root, 'run', MIGRATIONS);
    // What was kept before it had a picture of its own looks as it did in its run.
    const kept = await db.transaction((tx) => tx('player_permanent_character_items').pluck('media_url'));
    expect(kept).toEqual(['/media/image/s/items/lamp.jpg?v=2']);
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

  it('a backup that reads all tables takes nobody’s readiness away, and a look that hangs is not repeated', async () => {
    const root = connect({ connection: { connectionString: server.url }, poolMax: 2 });
    await migrate(root, 'run', MIGRATIONS);
    const db = openPostgres('run', { url: server.url, poolMax: 2 });
    const held = await root.transaction();
    // As pg_dump does, to its end.
    await held.raw('lock table run.readiness in access share mode');
    await expect(writeProbe(db)()).resolves.toBeUndefined();
    await held.raw('lock table run.readiness in access exclusive mode');
    const look = writeProbe(db);
    const hanging = look();
    expect(look()).toBe(hanging);
    await expect(hanging).rejects.toThrow();
    await held.rollback();
    await root.destroy();
    await db.close();
  });
});

/** A permanent character of before, with an item of that run. */
async function keepLamp(tx: Tx, playerStoryId: string): Promise<void> {
  const mine = { user_id: 'u', blueprint_story_id: randomUUID() };
  const [itemId, ticketId, permanentId] = [randomUUID(), randomUUID(), randomUUID()];
  const words = { name: 'Lamp', description: '', properties: '[]', attack_bonus: 0, defense_bonus: 0 };
  await tx('player_items').insert({
    ...{ id: itemId, user_id: 'u', player_story_id: playerStoryId, blueprint_item_id: randomUUID() },
    source: 'default',
  });
  const urls = ['/media/forged/s/guest.jpg/items/lamp.jpg?v=12', '/media/image/s/items/lamp.jpg?v=2'];
  for (const media_url of urls) await tx('player_item_medias').insert({ player_item_id: itemId, media_url });
  await tx('player_permanent_character_tickets').insert({ id: ticketId, ...mine });
  await tx('player_permanent_characters').insert({
    ...{ id: permanentId, ...mine, blueprint_character_id: randomUUID(), name: 'Ada', names: '{}' },
    ...{ base_attack: 1, current_attack: 1, current_health: 1, max_health: 1, properties: '[]' },
    ...{ source_player_character_id: randomUUID(), redeemed_ticket_id: ticketId },
  });
  await tx('player_permanent_character_items').insert({
    ...{
      player_permanent_character_id: permanentId,
      ...words,
      names: '{}',
      descriptions: '{}',
      rarity: 'common',
    },
    ...{ source_blueprint_item_id: randomUUID(), source_player_item_id: itemId },
  });
}
