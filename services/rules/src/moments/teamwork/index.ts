import { factsOf, metBy, perfectOf, utteredIn, withMet } from '../../answers/perfects.ts';
import { holds } from '../../conditions.ts';
import type { Controls } from '../../controls.ts';
import { openingLines, spoken } from '../../lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import type { Fit, Task } from '../../release/task.ts';
import { withFacts } from '../../situation.ts';
import { type Step, step } from '../../step.ts';
import { dataIn, type MomentContext, type Turn } from '../../turn.ts';
import type { PlayedMoment, SpokenLine, TurnVerdict } from '../../types.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';
import { assignmentsIn } from './assignments.ts';
import { fitOf, mostPoints, pointsFor } from './task-points.ts';

type Teamwork = MomentOf<'teamwork'>;

interface Given {
  readonly task: string;
  readonly character: string;
  readonly points: number;
}

interface TeamworkData {
  readonly given: readonly Given[];
  /** Tasks that a misfit has refused. */
  readonly refused: readonly string[];
  readonly perfects: readonly string[];
  /** How many tasks there are. */
  readonly tasks: number;
}
const NOTHING_GIVEN: TeamworkData = { given: [], refused: [], perfects: [], tasks: 0 };

/** The player says which of the team does what. */
export const teamworkRules: MomentRules<Teamwork> = {
  takes: ['selectedPath', 'selectedCharacterIds'],
  isEmpty: (turn) => openTasks(turn).length === 0,
  open: (turn) => {
    const tasks = openTasks(turn);
    const say = [...openingLines(turn), ...(tasks[0] ? spoken(tasks[0].asked, turn) : [])];
    return step({ data: { ...NOTHING_GIVEN, tasks: tasks.length }, say });
  },
  answer,
  exits: transitionsOf,
  controls,
  asked: (here) => spoken(openTasks(here)[0]?.asked ?? [], here),
  progress: (_moment, played) => {
    const { given, tasks } = dataIn(played, NOTHING_GIVEN);
    return tasks === 0 ? 0 : Math.floor((100 * given.length) / tasks);
  },
  expectations: (here) => ({
    tasks: openTasks(here),
    nameable: here.state.roster.flatMap((member) => (member.burnedOut ? [] : member.characterId)),
    perfects: here.moment.perfects,
    deflections: here.moment.deflections,
  }),
};

function controls(here: MomentContext<Teamwork>): Controls {
  const { given } = dataOf(here.played);
  const open = openTasks(here);
  const tasks = here.moment.tasks.flatMap((task) => {
    const characterId = given.find((each) => each.task === task.id)?.character ?? null;
    const isThere = characterId !== null || open.includes(task);
    return isThere ? { task, characterId, isAsked: task === open[0] } : [];
  });
  return { tasks };
}

function answer(turn: Turn<Teamwork>): Step {
  const before = dataIn(turn.played, NOTHING_GIVEN);
  const handed = handOut(turn, before);
  const uttered = utteredIn(turn, turn.moment.perfects, { perfects: before.perfects, heard: [] });
  const met = metBy(turn, turn.moment.perfects, { fresh: handed.fresh, uttered });
  const facts = factsOf(met);
  const after = withFacts(turn, facts);
  const given = [...before.given, ...handed.given];
  const left = tasksLeft(after, given);
  const data = {
    given,
    refused: [...new Set([...before.refused, ...handed.refused])],
    perfects: withMet(before.perfects, met),
    tasks: given.length + left.length,
  };
  const isDone = left.length === 0 || turn.played.turns + 1 >= turn.moment.patience;
  return step({
    ...(isDone ? result(after, { given, left }) : { say: nextAsked(after, handed.verdict, left) }),
    data,
    perfect: perfectOf(turn, met)?.id ?? null,
    facts,
    verdict: { tasks: handed.verdict, asks: handed.verdict.length === 0 ? 'names' : null },
  });
}

interface Handed {
  readonly given: readonly Given[];
  readonly refused: readonly string[];
  /** Tasks that were given to somebody who does them well: what can make an answer perfect. */
  readonly fresh: readonly string[];
  readonly verdict: TurnVerdict['tasks'];
}

/** Each task that was named goes to whom it was given, unless a misfit refuses. */
function handOut(turn: Turn<Teamwork>, before: TeamworkData): Handed {
  const each = assignmentsIn(turn, openTasks(turn)).map(({ task, member, reason }) => ({
    fit: fitOf(task, member.characterId),
    given: {
      task: task.id,
      character: member.characterId,
      points: pointsFor(turn, task, { member, reason, wasRefused: before.refused.includes(task.id) }),
    },
  }));
  const fits = (...wanted: readonly Fit[]) => each.filter(({ fit }) => wanted.includes(fit));
  return {
    given: fits('best', 'right', 'plain').map(({ given }) => given),
    refused: fits('misfit').map(({ given }) => given.task),
    fresh: fits('best', 'right').map(({ given }) => given.task),
    verdict: each.map(({ fit, given: { task, character } }) => ({ task, character, fit })),
  };
}

/** After something was given out or refused, the first task that is left is asked for. */
function nextAsked(turn: Turn<Teamwork>, handed: TurnVerdict['tasks'], left: readonly Task[]): SpokenLine[] {
  const next = handed.length > 0 ? left[0] : undefined;
  return next ? spoken(next.asked, turn) : [];
}

function result(
  turn: Turn<Teamwork>,
  { given, left }: { given: readonly Given[]; left: readonly Task[] },
): Partial<Step> {
  const { moment } = turn;
  const points = given.reduce((sum, each) => sum + each.points, 0);
  const most = [
    ...moment.tasks.filter((task) => given.some((each) => each.task === task.id)),
    ...left,
  ].reduce((sum, task) => sum + mostPoints(task), 0);
  const score = most === 0 ? 100 : Math.round((100 * points) / most);
  const needed = moment.scoreThresholdForSuccess ?? moment.scoreThresholdForAward;
  const isSuccess = needed === null ? left.length === 0 : score >= needed;
  const outcome = isSuccess ? 'success' : 'failure';
  return {
    say: spoken(moment[outcome], turn),
    outcome,
    awarded: score >= (moment.scoreThresholdForAward ?? Infinity),
    goal: score / 100,
    score,
  };
}

/** Tasks that there are and that nobody has yet. */
function openTasks(here: MomentContext<Teamwork> | Turn<Teamwork>): Task[] {
  return tasksLeft(here, dataOf(here.played).given);
}

function tasksLeft(here: MomentContext<Teamwork> | Turn<Teamwork>, given: readonly Given[]): Task[] {
  return here.moment.tasks.filter(
    (task) => holds(task.when, here) && !given.some((each) => each.task === task.id),
  );
}

function dataOf(played: PlayedMoment): TeamworkData {
  return dataIn(played, NOTHING_GIVEN);
}
