import { definitionOf } from '../../moments/registry.ts';
import type { CheckedRelease } from './checked-release.ts';

/** A perfect answer asks for something, and for no more than there is. */
export function checkPerfects(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    if (!('perfects' in moment)) continue;
    const parts = definitionOf(moment).perfectParts?.(moment);
    moment.perfects.forEach((rule, index) => {
      const path = ['perfects', index];
      const { groups, atLeast, including, utterance, keywords, questionId } = rule;
      const asks = [groups, atLeast, including, utterance, keywords, questionId, rule.path];
      if (parts === undefined)
        checked.inMoment('FS418', moment, path, `No answer is perfect in a moment of type ${moment.type}.`);
      else if (asks.every((part) => part === undefined))
        checked.inMoment('FS417', moment, path, 'This perfect answer asks for nothing.');
      else if ((atLeast ?? 0) > parts)
        checked.inMoment('FS417', moment, path, `It asks for ${atLeast} parts, and there are ${parts}.`);
    });
  }
}
