import { rows, type Tx } from '@fabula/kit/db';
import type { BattleRow } from '../domain/battle-rows.ts';

const WRITE = `
  with moment as (
    update player_moments set battle_action_history = $2 where id = $1
  )
  insert into player_moment_battle_characters (player_moment_id, blueprint_character_id, current_health, current_attack)
  select $1, o."characterId", o."currentHealth", o."currentAttack"
  from jsonb_to_recordset($3::jsonb) as o("characterId" uuid, "currentHealth" int, "currentAttack" int)
  on conflict (player_moment_id, blueprint_character_id) do update set
    current_health = excluded.current_health, current_attack = excluded.current_attack`;

/** What a battle has come to: its actions, and its opponents as they stand. */
export async function writeBattle(
  tx: Tx,
  playerMomentId: string,
  { history, opponents }: BattleRow,
): Promise<void> {
  await rows(tx, WRITE, [playerMomentId, JSON.stringify(history), JSON.stringify(opponents)]);
}
