import { rows, type Tx } from '@fabula/kit/db';
import type { RosterCharacter } from '@fabula/rules/types';
import type { ItemRow } from '../domain/item-row.ts';

/** What a run's rows of characters and items are to become. */
export interface Belongings {
  readonly roster: readonly RosterCharacter[];
  readonly leftRoster: readonly string[];
  readonly items: readonly ItemRow[];
  readonly leftItems: readonly string[];
}

interface Owner {
  readonly playerStoryId: string;
  readonly userId: string;
  /** The moment in which it happened, for what is equipped now. */
  readonly playerMomentId: string | null;
}

/** A card's id, as rules/card-id has it. */
const cardOf = (blueprint: string) => `md5($1::uuid::text || ${blueprint}::text)::uuid`;

/** Of a statement: these cards (JSON) join the run $1 of the player $2. */
export const enrolSql = (cards: string) => `
  insert into player_characters (id, player_story_id, user_id, blueprint_character_id, current_attack, current_health,
    max_health, properties, card_type, enrolled_in_blueprint_moment_id)
  select ${cardOf('c."characterId"')}, $1, $2, c."characterId", c."currentAttack", c."currentHealth", c."maxHealth",
    c.properties, c."cardType", c."enrolledInMomentId"
  from jsonb_to_recordset(${cards}::jsonb) as c("characterId" uuid, "currentAttack" int, "currentHealth" int,
    "maxHealth" int, properties jsonb, "cardType" text, "enrolledInMomentId" uuid)
  on conflict (player_story_id, blueprint_character_id) do update set
    current_attack = excluded.current_attack, current_health = excluded.current_health,
    max_health = excluded.max_health, properties = excluded.properties, card_type = excluded.card_type`;

/** The same for items. */
export const acquireSql = (items: string) => `
  insert into player_items (id, player_story_id, user_id, blueprint_item_id, source, acquired_in_blueprint_moment_id,
    name, description, attack_bonus, defense_bonus, properties, rarity, is_acquired_by_default)
  select ${cardOf('i."itemId"')}, $1, $2, i."itemId", i.source, i."acquiredInMomentId", i.name, i.description,
    i."attackBonus", i."defenseBonus", i.properties, i.rarity, i."isDefault"
  from jsonb_to_recordset(${items}::jsonb) as i("itemId" uuid, source text, "acquiredInMomentId" uuid, name text,
    description text, "attackBonus" int, "defenseBonus" int, properties jsonb, rarity text, "isDefault" boolean)
  on conflict (player_story_id, blueprint_item_id) do update set source = excluded.source`;

/** The pictures of these items of the run $1. */
export const pictureSql = (items: string) => `
  insert into player_item_medias (player_item_id, media_url)
  select ${cardOf('i."itemId"')}, i."imageUrl" from jsonb_to_recordset(${items}::jsonb) as i("itemId" uuid, "imageUrl" text)
  where i."imageUrl" <> '' on conflict do nothing`;

/** Of a statement: those of these items of the run $1 that are carried, since this player moment. */
export const equipSql = (items: string, playerMomentId: string) => `
  insert into player_character_items (player_character_id, player_item_id, equipped_in_moment_id)
  select ${cardOf('i."equippedTo"')}, ${cardOf('i."itemId"')}, ${playerMomentId}::uuid
  from jsonb_to_recordset(${items}::jsonb) as i("itemId" uuid, "equippedTo" uuid) where i."equippedTo" is not null`;

const ENROL = enrolSql('$3');
const ACQUIRE = acquireSql('$3');
const PICTURE_ITEMS = pictureSql('$2');
const EQUIP = equipSql('$3', '$2');
/** An item is carried by one: what was changed is laid down, and then taken up by whoever has it now. */
const LAY_DOWN = `
  delete from player_character_items where player_item_id in (select ${cardOf('i."itemId"')}
    from jsonb_to_recordset($2::jsonb) as i("itemId" uuid))`;
const DISMISS =
  'delete from player_characters where player_story_id = $1 and blueprint_character_id = any($2::uuid[])';
const LOSE = 'delete from player_items where player_story_id = $1 and blueprint_item_id = any($2::uuid[])';

/** Brings the rows of a run's characters and items up to its state. Most turns change neither: then nothing is sent. */
export async function writeBelongings(tx: Tx, owner: Owner, changes: Belongings): Promise<void> {
  const { playerStoryId, userId, playerMomentId } = owner;
  const { roster, items, leftRoster, leftItems } = changes;
  if (roster.length > 0) await rows(tx, ENROL, [playerStoryId, userId, JSON.stringify(roster)]);
  if (items.length > 0) {
    const json = JSON.stringify(items);
    await rows(tx, ACQUIRE, [playerStoryId, userId, json]);
    await rows(tx, PICTURE_ITEMS, [playerStoryId, json]);
    await rows(tx, LAY_DOWN, [playerStoryId, json]);
    await rows(tx, EQUIP, [playerStoryId, playerMomentId, json]);
  }
  if (leftRoster.length > 0) await rows(tx, DISMISS, [playerStoryId, leftRoster]);
  if (leftItems.length > 0) await rows(tx, LOSE, [playerStoryId, leftItems]);
}
