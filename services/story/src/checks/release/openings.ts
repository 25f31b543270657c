import type { Moment } from '@fabula/rules/release/moment';
import { type Constraint, satisfy } from '../../explore/satisfy.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Of several openings the last that holds is spoken: each is for somebody, and there is always one. */
export function checkOpenings(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    const { openings } = moment;
    if (!checked.isVisited(moment)) continue;
    openings.forEach(({ when }, index) => {
      const later = noneOf(openings.slice(index + 1));
      if (!possible(checked, moment, [{ condition: when, holds: true }])) return;
      if (possible(checked, moment, [{ condition: when, holds: true }, ...later])) return;
      const message = 'This opening is never spoken: a later one always holds.';
      checked.inMoment('FS311', moment, ['openings', index], message);
    });
    if (possible(checked, moment, noneOf(openings)))
      checked.inMoment('FS313', moment, ['openings'], 'For some players no opening may hold.');
  }
}

function noneOf(openings: Moment['openings']): Constraint[] {
  return openings.map(({ when }) => ({ condition: when, holds: false }));
}

function possible(
  { exploration: { story, runs } }: CheckedRelease,
  moment: Moment,
  constraints: readonly Constraint[],
): boolean {
  return runs.some(({ visits, runKind }) => {
    const visit = visits.get(moment.id);
    return (
      visit?.start.opens === true &&
      satisfy(visit.arrival, constraints, { story, moment, runKind }) !== undefined
    );
  });
}
