import type { Moment } from '@fabula/rules/release/moment';
import { ownedAt } from '../../explore/owned.ts';
import type { CheckedRelease } from './checked-release.ts';

/** What a moment asks of team and items can be there. */
export function checkTeam(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    if (!checked.exploration.runs.some(({ visits }) => visits.has(moment.id))) continue;
    if (moment.type === 'assemble') checkAssemble(checked, moment);
    if (moment.type === 'equip') checkEquip(checked, moment);
    if (['battle', 'upgrade', 'teamwork'].includes(moment.type) && teamAt(checked, moment) === 0)
      checked.inMoment('FS411', moment, ['type'], { message: 'Nobody can be in the team here.' });
  }
}

function checkAssemble(checked: CheckedRelease, moment: Extract<Moment, { type: 'assemble' }>): void {
  const most = teamAt(checked, moment);
  if (moment.maxNumberOfCharacters < most) return;
  const message = `${moment.maxNumberOfCharacters} may stay, and at most ${most} can be in the team here.`;
  checked.inMoment('FS409', moment, ['maxNumberOfCharacters'], { message });
}

function checkEquip(checked: CheckedRelease, moment: Extract<Moment, { type: 'equip' }>): void {
  const owned = ownedAt(checked.exploration, moment, 'item');
  const usable = moment.itemIds.length === 0 ? [...owned] : moment.itemIds.filter((id) => owned.has(id));
  const who = teamAt(checked, moment);
  if (usable.length > 0 && who > 0) return;
  const message =
    who === 0 ? 'Nobody can be in the team here.' : 'The player can own none of the items here.';
  checked.inMoment('FS411', moment, ['items'], { message });
}

/** How many there can be in the team. */
function teamAt({ exploration }: CheckedRelease, moment: Moment): number {
  return ownedAt(exploration, moment, 'character').size;
}
