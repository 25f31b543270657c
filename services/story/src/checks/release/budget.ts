import { rulesOf } from '@fabula/rules/moments/registry';
import { letterOf, rankOf, scoreOf } from '@fabula/rules/rank';
import type { Moment } from '@fabula/rules/release/moment';
import { waiting } from '@fabula/rules/run';
import { distances } from '../../explore/distances.ts';
import type { RunFlow } from '../../explore/run-flow.ts';
import { definitionOf } from '../../moments/registry.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Perfect answers beyond these add nothing to a rank. */
const PERFECTS_THAT_COUNT = 3;

/** Interactions suffice for an epilogue, and for the golden ticket. */
export function checkBudget(checked: CheckedRelease): void {
  const { release, exploration } = checked;
  const max = release.story.maxInteractions;
  const least = exploration.runs.map((run) => ({ run, used: distances({ release, run, by: 'least' }) }));
  const endings = release.moments.filter(isWon);
  const winning = least.filter(({ used }) => endings.some(({ id }) => used.has(id)));
  if (winning.length === 0) {
    checked.inStory('FS306', ['start'], 'From the start no epilogue can be reached.');
    return;
  }
  checkEveryRun(checked, least, winning);
  for (const moment of release.moments) {
    const nearest = Math.min(...least.map(({ used }) => used.get(moment.id) ?? Infinity));
    if (nearest < max || nearest === Infinity) continue;
    const message = `The shortest way here takes ${nearest} interactions, and a run has ${max}.`;
    checked.inMoment('FS316', moment, ['id'], message);
  }
  const shortest = (by: 'least' | 'careful') =>
    Math.min(
      ...winning.flatMap(({ run }) =>
        endings.map(({ id }) => distances({ release, run, by }).get(id) ?? Infinity),
      ),
    );
  checkLength(checked, { least: shortest('least'), careful: shortest('careful') });
  checkRank(checked, winning);
}

type Measured = { readonly run: RunFlow; readonly used: ReadonlyMap<string, number> };

function checkEveryRun(
  checked: CheckedRelease,
  all: readonly Measured[],
  winning: readonly Measured[],
): void {
  const without = all.filter((each) => !winning.includes(each)).map(({ run }) => run.runKind.run);
  if (without.length === 0) return;
  const message = `No epilogue can be reached in run ${without.join(', ')}.`;
  checked.inStory('FS315', ['start'], message);
}

function checkLength(checked: CheckedRelease, { least, careful }: { least: number; careful: number }): void {
  const { maxInteractions: max, par } = checked.release.story;
  if (least >= max) {
    const message = `The shortest way to an epilogue takes ${least} interactions, and a run has ${max}.`;
    checked.inStory('FS307', ['maxInteractions'], message);
  } else if (careful >= max) {
    const message = `A careful player takes ${careful} interactions to an epilogue, and a run has ${max}.`;
    checked.inStory('FS317', ['maxInteractions'], message);
  }
  if (par < max && par >= least) return;
  const message = `\`par\` is ${par}; the shortest way takes ${least}, and a run has ${max}.`;
  checked.inStory('FS314', ['par'], message);
}

/** The best that anybody can do, by the law's own score. */
function checkRank(checked: CheckedRelease, winning: readonly Measured[]): void {
  const best = Math.max(...winning.map((each) => bestScore(checked, each)));
  if (['S', 'A'].includes(letterOf(rankOf(best)))) return;
  const message = `The best score that anybody can have is ${best}.`;
  checked.inStory('FS308', ['par'], message);
}

function bestScore({ release, exploration }: CheckedRelease, { run, used }: Measured): number {
  const seen = [...run.visits.values()].flatMap(({ moment, start }) => (start.opens ? moment : []));
  const perfects = seen.reduce((sum, each) => sum + ('perfects' in each ? each.perfects.length : 0), 0);
  const played = seen.map((each) => ({ ...waiting(each.id), ...definitionOf(each).bestResult }));
  const perfect = { ...waiting(''), perfects: Math.min(PERFECTS_THAT_COUNT, perfects) };
  const endings = seen.filter(isWon).flatMap(({ id }) => used.get(id) ?? []);
  const state = exploration.story.state([], run.runKind);
  const interactions = { used: Math.min(...endings), max: release.story.maxInteractions };
  return scoreOf(release, { ...state, moments: [...played, perfect], interactions });
}

function isWon(moment: Moment): boolean {
  return rulesOf(moment).ends === 'won';
}
