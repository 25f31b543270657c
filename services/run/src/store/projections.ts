import type { Tx } from '@fabula/kit/db';
import { enqueue } from '@fabula/kit/outbox';
import { ItemForgedSchema, TicketEarnedSchema } from '@fabula/proto/events/v1/events_pb';
import { cardId } from '@fabula/rules/card-id';
import { itemRow } from '../domain/item-row.ts';
import { forgedUrl } from '../domain/picture.ts';
import { battleRow, earnsTicket, type Projection } from '../domain/projection.ts';
import { writeBattle } from './battles.ts';
import { writeBelongings } from './belongings.ts';
import { addPicture } from './pictures.ts';
import { earnTicket } from './tickets.ts';

/** Writes the rows of what a turn changed beside the run: cards, a battle, a forged picture, a ticket. Mostly nothing. */
export async function writeProjections(tx: Tx, projection: Projection): Promise<void> {
  const { field, userId, playerMomentId, decision, changes } = projection;
  const { release, state, playerStoryId } = field;
  const items = changes.items.map((owned) => itemRow(release, state.language, owned));
  await writeBelongings(tx, { playerStoryId, userId, playerMomentId }, { ...changes, items });
  if (decision.output.battle) {
    await writeBattle(tx, playerMomentId, battleRow(projection, decision.output.battle));
  }
  if (decision.output.equip?.isAwarded) await forged(tx, projection, decision.output.equip);
  if (earnsTicket(decision)) await ticket(tx, projection);
}

async function forged(
  tx: Tx,
  { field }: Projection,
  { characterId, itemId }: { characterId: string; itemId: string },
): Promise<void> {
  const { release, state, playerStoryId } = field;
  const playerCharacterId = cardId(playerStoryId, characterId);
  const url = forgedUrl(release, characterId, itemId);
  const playerItemId = cardId(playerStoryId, itemId);
  const cards = { characterId: playerCharacterId, itemId: playerItemId };
  if (url !== '') await addPicture(tx, { playerStoryId, ...cards, url });
  if (state.isTest) return;
  const message = { playerStoryId, playerCharacterId, playerItemId };
  await enqueue(tx, { subject: 'fabula.run.item_forged', schema: ItemForgedSchema, message });
}

/** One a player and story; another run may have earned it meanwhile. */
async function ticket(tx: Tx, { field, userId }: Projection): Promise<void> {
  const { storyId } = field.state;
  const ticketId = await earnTicket(tx, { userId, storyId });
  if (ticketId === undefined) return;
  const message = { ticketId, userId, storyId };
  await enqueue(tx, { subject: 'fabula.run.ticket_earned', schema: TicketEarnedSchema, message });
}
