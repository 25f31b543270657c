import type { Grant } from '@fabula/rules/release/common';
import type { Moment } from '@fabula/rules/release/moment';
import { ownedByDefault } from '../../explore/owned-by-default.ts';
import { definitionOf } from '../../moments/registry.ts';
import type { CheckedRelease } from './checked-release.ts';

/** What is given can be got: it is not there from the start, and what it is given for can happen. */
export function checkGifts(checked: CheckedRelease): void {
  const owned = ownedByDefault(checked.release);
  const message = 'The player has this from the start.';
  for (const moment of checked.release.moments) {
    moment.grants.forEach((grant, index) => {
      checkGrant(checked, moment, { grant, index });
      for (const list of ['itemIds', 'characterIds'] as const) {
        grant[list].forEach((id, at) => {
          if (owned.has(id)) checked.inMoment('FS405', moment, ['grants', index, list, at], message);
        });
      }
    });
  }
}

function checkGrant(
  checked: CheckedRelease,
  moment: Moment,
  { grant, index }: { grant: Grant; index: number },
): void {
  if (grant.on !== 'award' || givesAward(moment)) return;
  const message = 'This moment gives no award.';
  checked.inMoment('FS406', moment, ['grants', index, 'on'], message);
}

function givesAward(moment: Moment): boolean {
  if ('scoreThresholdForAward' in moment) return moment.scoreThresholdForAward !== null;
  return definitionOf(moment).givesAward === true;
}
