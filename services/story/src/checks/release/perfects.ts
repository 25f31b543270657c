import type { Moment } from '@fabula/rules/release/moment';
import type { CheckedRelease } from './checked-release.ts';

/** Types of moments in which an answer can be perfect (the law of the game). */
const PERFECT_TYPES: ReadonlySet<string> = new Set([
  'dialogue',
  'learning',
  'testing',
  'crossroad',
  'nexus',
  'teamwork',
]);

/** A perfect answer asks for something, and for no more than there is. */
export function checkPerfects(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    if (!('perfects' in moment)) continue;
    moment.perfects.forEach((rule, index) => {
      const path = ['perfects', index];
      const { groups, atLeast, including, utterance, keywords, questionId } = rule;
      const asks = [groups, atLeast, including, utterance, keywords, questionId, rule.path];
      if (!PERFECT_TYPES.has(moment.type))
        checked.inMoment('FS418', moment, path, {
          message: `No answer is perfect in a moment of type ${moment.type}.`,
        });
      else if (asks.every((part) => part === undefined))
        checked.inMoment('FS417', moment, path, { message: 'This perfect answer asks for nothing.' });
      else if ((atLeast ?? 0) > partsOf(moment))
        checked.inMoment('FS417', moment, path, {
          message: `It asks for ${atLeast} parts, and there are ${partsOf(moment)}.`,
        });
    });
  }
}

function partsOf(moment: Moment): number {
  if (moment.type === 'dialogue') return moment.facets.length;
  if (moment.type === 'learning') return moment.points.length;
  return moment.type === 'teamwork' ? moment.tasks.length : 0;
}
