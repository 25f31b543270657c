import { rows, type Tx } from '@fabula/kit/db';

/** A golden ticket. */
export interface TicketRow {
  readonly id: string;
  readonly storyId: string;
  readonly isRedeemed: boolean;
  readonly redeemedAt: Date | null;
  readonly earnedAt: Date;
  readonly createdAt: Date;
}

const COLUMNS = `id, blueprint_story_id as "storyId", is_redeemed as "isRedeemed", redeemed_at as "redeemedAt",
  earned_at as "earnedAt", created_at as "createdAt"`;

/** A player's tickets, newest first. */
export function listTickets(tx: Tx, userId: string): Promise<TicketRow[]> {
  const sql = `select ${COLUMNS} from player_permanent_character_tickets where user_id = $1 order by created_at desc, id`;
  return rows<TicketRow>(tx, sql, [userId]);
}

interface OwnTicket {
  readonly userId: string;
  readonly ticketId: string;
}

/** A player's ticket, held until the transaction ends; undefined: none, or another's. */
export async function lockTicket(tx: Tx, { userId, ticketId }: OwnTicket): Promise<TicketRow | undefined> {
  const sql = `select ${COLUMNS} from player_permanent_character_tickets
    where id = $1 and user_id = $2 for update`;
  return (await rows<TicketRow>(tx, sql, [ticketId, userId]))[0];
}

export async function markRedeemed(tx: Tx, ticketId: string): Promise<void> {
  const sql = `update player_permanent_character_tickets
    set is_redeemed = true, redeemed_at = clock_timestamp() where id = $1`;
  await rows(tx, sql, [ticketId]);
}

const EARN = `
  insert into player_permanent_character_tickets (user_id, blueprint_story_id) values ($1, $2)
  on conflict (user_id, blueprint_story_id) do nothing returning id`;

/** One a player and story. Answers its id if it is new. */
export async function earnTicket(
  tx: Tx,
  { userId, storyId }: { userId: string; storyId: string },
): Promise<string | undefined> {
  return (await rows<{ id: string }>(tx, EARN, [userId, storyId]))[0]?.id;
}

export async function deleteTickets(tx: Tx, userId: string): Promise<void> {
  await rows(tx, 'delete from player_permanent_character_tickets where user_id = $1', [userId]);
}
