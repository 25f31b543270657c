import type { CheckedMoment } from './checked-moment.ts';

type WithTeam = Pick<CheckedMoment, 'owned' | 'isVisited' | 'report'>;

/** There can be a team. */
export function checkTeam({ owned, isVisited, report }: WithTeam): void {
  if (isVisited() && owned('character').size === 0)
    report('FS411', ['type'], 'Nobody can be in the team here.');
}
