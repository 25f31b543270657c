import { rows, type Tx } from '@fabula/kit/db';
import type { OwnedItem, RosterCharacter } from '@fabula/rules/types';
import type { Changes } from '../domain/changes.ts';

type Belongings = Pick<Changes, 'roster' | 'leftRoster' | 'items' | 'leftItems'>;
interface Owner {
  readonly playerStoryId: string;
  readonly userId: string;
}

const ENROL = `
  insert into player_characters (player_story_id, user_id, blueprint_character_id, current_attack, current_health,
    max_health, properties, card_type, enrolled_in_blueprint_moment_id)
  select $1, $2, c."characterId", c."currentAttack", c."currentHealth", c."maxHealth", c.properties, c."cardType",
    c."enrolledInMomentId"
  from jsonb_to_recordset($3::jsonb) as c("characterId" uuid, "currentAttack" int, "currentHealth" int,
    "maxHealth" int, properties jsonb, "cardType" text, "enrolledInMomentId" uuid)
  on conflict (player_story_id, blueprint_character_id) do update set
    current_attack = excluded.current_attack, current_health = excluded.current_health,
    max_health = excluded.max_health, properties = excluded.properties, card_type = excluded.card_type`;

const ACQUIRE = `
  insert into player_items (player_story_id, user_id, blueprint_item_id, source, acquired_in_blueprint_moment_id)
  select $1, $2, i."itemId", i.source, i."acquiredInMomentId"
  from jsonb_to_recordset($3::jsonb) as i("itemId" uuid, source text, "acquiredInMomentId" uuid)
  on conflict (player_story_id, blueprint_item_id) do update set source = excluded.source`;

const DISMISS =
  'delete from player_characters where player_story_id = $1 and blueprint_character_id = any($2::uuid[])';
const LOSE = 'delete from player_items where player_story_id = $1 and blueprint_item_id = any($2::uuid[])';

/** Whether there is anything for `writeBelongings` to do; most turns change neither characters nor items. */
export function areBelongings({ roster, leftRoster, items, leftItems }: Belongings): boolean {
  return [roster, leftRoster, items, leftItems].some((each) => each.length > 0);
}

/** Brings the rows of a run's characters and items up to its state. Most turns change neither: then nothing is sent. */
export async function writeBelongings(tx: Tx, owner: Owner, changes: Belongings): Promise<void> {
  await writeAll(tx, owner, { sql: ENROL, entries: changes.roster });
  await writeAll(tx, owner, { sql: ACQUIRE, entries: changes.items });
  await remove(tx, owner, { sql: DISMISS, ids: changes.leftRoster });
  await remove(tx, owner, { sql: LOSE, ids: changes.leftItems });
}

async function writeAll(
  tx: Tx,
  { playerStoryId, userId }: Owner,
  { sql, entries }: { sql: string; entries: readonly (RosterCharacter | OwnedItem)[] },
): Promise<void> {
  if (entries.length > 0) await rows(tx, sql, [playerStoryId, userId, JSON.stringify(entries)]);
}

async function remove(
  tx: Tx,
  { playerStoryId }: Owner,
  { sql, ids }: { sql: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length > 0) await rows(tx, sql, [playerStoryId, ids]);
}
