import type { Moment } from '@fabula/rules/release/moment';
import type { Variable } from '../../explore/variables.ts';
import { YES } from '../../explore/variables.ts';
import type { CheckedRelease } from './checked-release.ts';

/** What a moment asks of team and items can be there. */
export function checkTeam(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    if (!checked.exploration.runs.some(({ visits }) => visits.has(moment.id))) continue;
    if (moment.type === 'assemble') checkAssemble(checked, moment);
    if (moment.type === 'equip') checkEquip(checked, moment);
    if (['battle', 'upgrade', 'teamwork'].includes(moment.type) && mostOf(checked, moment, 'character') === 0)
      checked.inMoment('FS411', moment, ['type'], { message: 'Nobody can be in the team here.' });
  }
}

function checkAssemble(checked: CheckedRelease, moment: Extract<Moment, { type: 'assemble' }>): void {
  const most = mostOf(checked, moment, 'character');
  if (moment.maxNumberOfCharacters < most) return;
  const message = `${moment.maxNumberOfCharacters} may stay, and at most ${most} can be in the team here.`;
  checked.inMoment('FS409', moment, ['maxNumberOfCharacters'], { message });
}

function checkEquip(checked: CheckedRelease, moment: Extract<Moment, { type: 'equip' }>): void {
  const owned = ownedAt(checked, moment, 'item');
  const usable = moment.itemIds.length === 0 ? [...owned] : moment.itemIds.filter((id) => owned.has(id));
  const who = mostOf(checked, moment, 'character');
  if (usable.length > 0 && who > 0) return;
  const message =
    who === 0 ? 'Nobody can be in the team here.' : 'The player can own none of the items here.';
  checked.inMoment('FS411', moment, ['items'], { message });
}

function mostOf(checked: CheckedRelease, moment: Moment, kind: 'character'): number {
  return ownedAt(checked, moment, kind).size;
}

/** All that somebody can have when the moment starts. */
function ownedAt(
  { exploration: { story, runs } }: CheckedRelease,
  { id }: Moment,
  kind: Variable['kind'],
): ReadonlySet<string> {
  const owned = story.variables.list.flatMap((variable, at) => {
    const isOwned = runs.some(({ visits }) => ((visits.get(id)?.arrival[at] ?? 0) & YES) !== 0);
    return variable.kind === kind && 'id' in variable && isOwned ? variable.id : [];
  });
  return new Set(owned);
}
