import { spoken } from '@fabula/rules/lines';
import type { Quality } from '@fabula/rules/release/quality';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from './context.ts';

/** The weightiest thing that was understood for the first time. */
export function qualityLines({ scene, verdict }: ReplyContext, qualities: readonly Quality[]): SpokenLine[] {
  const fresh = qualities
    .filter(({ id }) => verdict.qualities.includes(id))
    .sort((a, b) => b.points - a.points);
  return spoken(fresh.find(({ reacts }) => reacts.length > 0)?.reacts ?? [], scene);
}

/** Words with which nothing was done: a deflection, or nothing that belongs here. */
export function changesNothing({ verdict, judgement }: ReplyContext): boolean {
  const isNamed = judgement.characters.length + judgement.items.length > 0;
  return verdict.asks === null && verdict.qualities.length === 0 && !isNamed && !judgement.declined;
}
