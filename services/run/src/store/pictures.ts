import { rows, type Tx } from '@fabula/kit/db';

const WRITE = `
  insert into player_character_medias (player_character_id, player_story_id, media_url) values ($1, $2, $3)
  on conflict (player_character_id, media_url) do update set updated_at = clock_timestamp()`;

/** A picture of a player's card that was made for it; the newest is shown. */
export async function addPicture(
  tx: Tx,
  { playerStoryId, characterId, url }: { playerStoryId: string; characterId: string; url: string },
): Promise<void> {
  await rows(tx, WRITE, [characterId, playerStoryId, url]);
}
