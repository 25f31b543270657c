import { rulesOf } from '@fabula/rules/moments/registry';
import type { Moment } from '@fabula/rules/release/moment';
import type { RunFlow } from '../../explore/run-flow.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Every moment is seen by somebody, and from everywhere an ending can be reached. */
export function checkReach(checked: CheckedRelease): void {
  const { release, exploration } = checked;
  for (const moment of release.moments) {
    const visits = exploration.runs.flatMap(({ visits }) => visits.get(moment.id) ?? []);
    if (visits.length === 0) {
      checked.inMoment('FS301', moment, ['id'], 'No way leads to this moment.');
    } else if (!visits.some(({ start }) => start.opens)) {
      checked.inMoment('FS312', moment, ['skip'], 'This moment is skipped in every run.');
    }
  }
  checkTraps(checked);
}

function checkTraps(checked: CheckedRelease): void {
  const trapped = new Map<Moment, number>();
  for (const run of checked.exploration.runs) {
    const left = new Set(run.edges.map(({ from }) => from));
    const free = leadsTo(run, (moment) => rulesOf(moment).ends !== undefined);
    for (const [id, { moment }] of run.visits) {
      if (!free.has(id) && left.has(id) && !trapped.has(moment)) trapped.set(moment, run.runKind.run);
    }
  }
  for (const [moment, run] of trapped) {
    const message = `In run ${run} no ending can be reached from here.`;
    checked.inMoment('FS302', moment, ['id'], message);
  }
}

/** All moments of a run from which one of the wanted ones can be reached. */
export function leadsTo(
  { visits, edges }: RunFlow,
  isWanted: (moment: Moment) => boolean,
): ReadonlySet<string> {
  const into = new Map<string, string[]>();
  for (const { from, to } of edges) into.set(to, [...(into.get(to) ?? []), from]);
  const found = new Set([...visits].flatMap(([id, { moment }]) => (isWanted(moment) ? id : [])));
  for (const id of found) for (const from of into.get(id) ?? []) found.add(from);
  return found;
}
