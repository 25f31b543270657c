import { inTurn } from '@fabula/rules/lines';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from '../../reply/context.ts';

/** The law says what is said of what was picked; where nothing was, the next hint is. */
export function replyTo({ scene, judgement }: ReplyContext): SpokenLine[] {
  return judgement.option === null ? inTurn(scene.moment.hints, scene, scene.played.turns) : [];
}
