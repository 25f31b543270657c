import type { BattleOutput } from '@fabula/rules/moments/battle/output';
import { momentOf } from '@fabula/rules/situation';
import type { Decision } from '@fabula/rules/types';
import type { BattleRow, Field } from './battle-rows.ts';
import type { Changes } from './changes.ts';
import { opponentsOf } from './opponents.ts';

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

/** Whether there is anything to write; most turns change nothing beside the run. */
export function isProjected({ decision, changes }: Projection): boolean {
  const { roster, leftRoster, items, leftItems } = changes;
  const isChanged = [roster, leftRoster, items, leftItems].some((each) => each.length > 0);
  return isChanged || decision.output.battle !== undefined || earnsTicket(decision);
}

export function earnsTicket({ facts, state }: Decision): boolean {
  return !state.isTest && facts.some((fact) => fact.kind === 'ticket_earned');
}

/** A battle as it stands after the turn. */
export function battleRow({ field, momentId }: Projection, { history, opponents }: BattleOutput): BattleRow {
  const moment = momentOf(field.release, momentId);
  const attacks = new Map(opponentsOf(field.release, moment).map((each) => [each.characterId, each.attack]));
  return {
    history,
    opponents: opponents.map((each) => ({ ...each, currentAttack: attacks.get(each.characterId) ?? 0 })),
  };
}
