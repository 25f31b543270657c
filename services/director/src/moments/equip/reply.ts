import { spoken } from '@fabula/rules/lines';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from '../../reply/context.ts';
import { pickLine } from '../../reply/pick-line.ts';
import { changesNothing, qualityLines } from '../../reply/qualities.ts';

/** What is missing is asked for; else what was understood of the work is answered, and whom it suits. */
export function replyTo(reply: ReplyContext, moment: MomentOf<'equip'>): SpokenLine[] | undefined {
  const { asks } = reply.verdict;
  if (asks === 'who') return pickLine(reply, 'who', moment.askWho);
  if (asks === 'what') return pickLine(reply, 'what', moment.askWhat);
  // Both were chosen, and not a word was said of how it is made.
  if (asks === 'how') return pickLine(reply, 'how', moment.hints);
  const said = [...qualityLines(reply, moment.qualities), ...suited(reply, moment)];
  return !reply.output.equip && changesNothing(reply) ? undefined : said;
}

/** What was tried on whom, whether it was named now, before, or picked. */
function suited({ scene, output: { equip } }: ReplyContext, { suits }: MomentOf<'equip'>): SpokenLine[] {
  if (!equip) return [];
  const suit = suits.find(
    ({ characterId = equip.characterId, itemId = equip.itemId }) =>
      characterId === equip.characterId && itemId === equip.itemId,
  );
  return spoken(suit?.lines ?? [], scene);
}
