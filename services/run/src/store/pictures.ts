import { rows, type Tx } from '@fabula/kit/db';

const OF_CHARACTER = `
  insert into player_character_medias (player_character_id, player_story_id, media_url) values ($1, $2, $3)
  on conflict (player_character_id, media_url) do update set updated_at = clock_timestamp()`;

const OF_ITEM = `
  insert into player_item_medias (player_item_id, media_url) values ($1, $2)
  on conflict (player_item_id, media_url) do update set created_at = clock_timestamp()`;

export interface ForgedPicture {
  readonly playerStoryId: string;
  readonly characterId: string;
  readonly itemId: string;
  readonly url: string;
}

/** A picture that was made for a player's two cards: from now on the newest of both. */
export async function addPicture(
  tx: Tx,
  { playerStoryId, characterId, itemId, url }: ForgedPicture,
): Promise<void> {
  await rows(tx, OF_CHARACTER, [characterId, playerStoryId, url]);
  await rows(tx, OF_ITEM, [itemId, url]);
}
