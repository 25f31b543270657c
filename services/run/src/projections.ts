import type { Tx } from '@fabula/kit/db';
import { enqueue } from '@fabula/kit/outbox';
import { ItemForgedSchema, TicketEarnedSchema } from '@fabula/proto/events/v1/events_pb';
import { cardId } from '@fabula/rules/card-id';
import type { BattleOutput } from '@fabula/rules/moments/battle/output';
import { momentOf } from '@fabula/rules/situation';
import type { Decision } from '@fabula/rules/types';
import type { BattleRow, Field } from './domain/battle-rows.ts';
import type { Changes } from './domain/changes.ts';
import { itemRow } from './domain/item-row.ts';
import { opponentsOf } from './domain/opponents.ts';
import { forgedUrl } from './domain/picture.ts';
import { writeBattle } from './store/battles.ts';
import { writeBelongings } from './store/belongings.ts';
import { addPicture } from './store/pictures.ts';
import { earnTicket } from './store/tickets.ts';

/** What a turn changes beside the run, its moments and its log. */
export interface Projection {
  readonly field: Field;
  readonly userId: string;
  readonly playerMomentId: string;
  /** Of the blueprint. */
  readonly momentId: string;
  readonly decision: Decision;
  readonly changes: Changes;
}

/** Whether there is anything for `writeProjections` to do; most turns change nothing beside the run. */
export function isProjected({ decision, changes }: Projection): boolean {
  const { roster, leftRoster, items, leftItems } = changes;
  const isChanged = [roster, leftRoster, items, leftItems].some((each) => each.length > 0);
  return isChanged || decision.output.battle !== undefined || earnsTicket(decision);
}

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

function battleRow({ field, momentId }: Projection, { history, opponents }: BattleOutput): BattleRow {
  const moment = momentOf(field.release, momentId);
  const attacks = new Map(opponentsOf(field.release, moment).map((each) => [each.characterId, each.attack]));
  return {
    history,
    opponents: opponents.map((each) => ({ ...each, currentAttack: attacks.get(each.characterId) ?? 0 })),
  };
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

function earnsTicket({ facts, state }: Decision): boolean {
  return !state.isTest && facts.some((fact) => fact.kind === 'ticket_earned');
}

/** One a player and story; another run may have earned it meanwhile. */
async function ticket(tx: Tx, { field, userId }: Projection): Promise<void> {
  const { storyId } = field.state;
  const ticketId = await earnTicket(tx, { userId, storyId });
  if (ticketId === undefined) return;
  const message = { ticketId, userId, storyId };
  await enqueue(tx, { subject: 'fabula.run.ticket_earned', schema: TicketEarnedSchema, message });
}
