import { spoken } from '@fabula/rules/lines';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from '../../reply/context.ts';
import { pickLine } from '../../reply/pick-line.ts';

/** What those say who are given a task, or what is said of it. */
export function replyTo(reply: ReplyContext, moment: MomentOf<'teamwork'>): SpokenLine[] | undefined {
  const { asks, tasks } = reply.verdict;
  if (asks === 'names') return pickLine(reply, 'names', moment.askNames);
  if (tasks.length === 0) return undefined;
  return tasks.flatMap(({ task, character }, at) => {
    const fit = moment.tasks
      .find((each) => each.id === task)
      ?.fits.find((each) => each.characterId === character);
    const lines = fit ? spoken(fit.lines, reply.scene) : pickLine(reply, 'plain', moment.plain);
    // Three tasks in one breath are not answered by six sentences.
    return at === 0 ? lines : lines.slice(0, 1);
  });
}
