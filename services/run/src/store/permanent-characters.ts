import { rows, type Tx } from '@fabula/kit/db';
import type { Localized } from '@fabula/rules/release/text';
import type { CarriedItem, KeptItem, RosterCharacter } from '@fabula/rules/types';

/** A permanent character as the player has it. */
export interface PermanentRow {
  readonly id: string;
  readonly characterId: string;
  readonly storyId: string;
  readonly names: Localized;
  readonly baseAttack: number;
  readonly currentAttack: number;
  readonly currentHealth: number;
  readonly maxHealth: number;
  readonly properties: RosterCharacter['properties'];
  readonly ticketId: string;
  /** The card that it was made of. */
  readonly sourceId: string;
  /** Of the run that the card was in. */
  readonly language: keyof Localized;
  readonly mediaUrl: string;
  readonly items: readonly Required<KeptItem>[];
}

const SELECT = `
  select c.id, c.blueprint_character_id as "characterId", c.blueprint_story_id as "storyId", c.names,
    c.base_attack as "baseAttack", c.current_attack as "currentAttack", c.current_health as "currentHealth",
    c.max_health as "maxHealth", c.properties, c.redeemed_ticket_id as "ticketId",
    c.source_player_character_id as "sourceId", c.language,
    coalesce((select m.media_url from player_permanent_character_medias m
      where m.player_permanent_character_id = c.id order by m.created_at desc limit 1), '') as "mediaUrl",
    coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'itemId', i.source_blueprint_item_id, 'image', i.media_url,
        'name', i.names, 'description', i.descriptions, 'attackBonus', i.attack_bonus,
        'defenseBonus', i.defense_bonus, 'properties', i.properties, 'rarity', i.rarity) order by i.id)
      from player_permanent_character_items i where i.player_permanent_character_id = c.id), '[]') as items
  from player_permanent_characters c where c.user_id = $1`;

/** A player's permanent characters, newest first. */
export function listPermanentCharacters(tx: Tx, userId: string): Promise<PermanentRow[]> {
  return rows<PermanentRow>(tx, `${SELECT} order by c.created_at desc, c.id`, [userId]);
}

/** What a ticket has made; undefined: nothing yet. */
export async function permanentCharacterOf(
  tx: Tx,
  { userId, ticketId }: { userId: string; ticketId: string },
): Promise<PermanentRow | undefined> {
  const sql = `${SELECT} and c.redeemed_ticket_id = $2`;
  return (await rows<PermanentRow>(tx, sql, [userId, ticketId]))[0];
}

/** What becomes permanent: a card as it stands, with all it carries and its newest pictures. */
export interface NewPermanent {
  readonly userId: string;
  readonly storyId: string;
  readonly ticketId: string;
  readonly language: keyof Localized;
  readonly member: RosterCharacter;
  readonly names: Localized;
  readonly baseAttack: number;
  readonly playerCharacterId: string;
  readonly pictures: readonly string[];
  readonly items: readonly NewKept[];
}

interface NewKept extends CarriedItem {
  readonly itemId: string;
  readonly playerItemId: string;
  /** '': it has no picture. */
  readonly image: string;
}

const INSERT = `
  insert into player_permanent_characters (user_id, blueprint_character_id, blueprint_story_id, name, names, base_attack,
    current_attack, current_health, max_health, properties, source_player_character_id, redeemed_ticket_id, language)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`;

/** Writes a permanent character with its items, one after the other, and its pictures. Answers its id. */
export async function insertPermanent(tx: Tx, made: NewPermanent): Promise<string> {
  const { member, names } = made;
  const [row] = await rows<{ id: string }>(tx, INSERT, [
    made.userId,
    member.characterId,
    made.storyId,
    names[made.language],
    JSON.stringify(names),
    made.baseAttack,
    member.currentAttack,
    member.currentHealth,
    member.maxHealth,
    JSON.stringify(member.properties),
    made.playerCharacterId,
    made.ticketId,
    made.language,
  ]);
  if (!row) throw new Error('an insert that returned no row');
  for (const item of made.items) await insertItem(tx, row.id, { item, language: made.language });
  await insertPictures(tx, row.id, made.pictures);
  return row.id;
}

const INSERT_ITEM = `
  insert into player_permanent_character_items (player_permanent_character_id, name, names, description, descriptions,
    attack_bonus, defense_bonus, properties, rarity, source_blueprint_item_id, source_player_item_id, media_url)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

async function insertItem(
  tx: Tx,
  permanentId: string,
  { item, language }: { item: NewKept; language: keyof Localized },
): Promise<void> {
  await rows(tx, INSERT_ITEM, [
    permanentId,
    item.name[language],
    JSON.stringify(item.name),
    item.description[language],
    JSON.stringify(item.description),
    item.attackBonus,
    item.defenseBonus,
    JSON.stringify(item.properties),
    item.rarity,
    item.itemId,
    item.playerItemId,
    item.image,
  ]);
}

async function insertPictures(tx: Tx, permanentId: string, pictures: readonly string[]): Promise<void> {
  const sql = `insert into player_permanent_character_medias (player_permanent_character_id, media_url)
    select $1, unnest($2::text[]) on conflict do nothing`;
  if (pictures.length > 0) await rows(tx, sql, [permanentId, pictures]);
}

/** With their items and pictures. */
export async function deletePermanentCharacters(tx: Tx, userId: string): Promise<void> {
  await rows(tx, 'delete from player_permanent_characters where user_id = $1', [userId]);
}
