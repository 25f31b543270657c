/**
 * An item that a permanent character keeps has its picture with it, since other stories know nothing of it; those that
 * stand get it from the player's item that they were made of, where its run is still there.
 */
export const KEPT_PICTURES_SQL = `
alter table player_permanent_character_items add column media_url text not null default '';
update player_permanent_character_items i set media_url = coalesce((select m.media_url from player_item_medias m
  where m.player_item_id = i.source_player_item_id and m.media_url like '/media/image/%'
  order by m.created_at limit 1), '');`;
