import { isAside, spokenJudgement } from '../../answers/spoken-judgement.ts';
import type { Task } from '../../release/task.ts';
import type { Turn } from '../../turn.ts';
import type { Assignment, RosterCharacter } from '../../types.ts';

/** Somebody of the team who is given a task that is open. */
export interface TaskAssignment {
  readonly task: Task;
  readonly member: RosterCharacter;
  readonly reason: boolean;
}

/** Who is given what, by clicks, else by words: only open tasks, each once, and only to those of the team who can. */
export function assignmentsIn(turn: Turn, open: readonly Task[]): TaskAssignment[] {
  const { judgement, state } = turn;
  const clicked = clickedIn(turn, open);
  const all = clicked.length > 0 ? clicked : judgement.assignments;
  return all.flatMap(({ task: id, character, reason }) => {
    const task = open.find((each) => each.id === id);
    const member = state.roster.find((each) => each.characterId === character && !each.burnedOut);
    return task && member ? { task, member, reason } : [];
  });
}

/** Cards that were clicked take the tasks in order, from the one that was clicked on; beside an aside none. */
function clickedIn(turn: Turn, open: readonly Task[]): Assignment[] {
  const { input } = turn;
  const judgement = spokenJudgement(turn);
  if (isAside(turn) && judgement.assignments.length === 0) return [];
  const from = Math.max(
    0,
    open.findIndex((task) => task.id === input.selectedPath),
  );
  return input.selectedCharacterIds.flatMap((character, index) => {
    const task = open[from + index]?.id;
    if (task === undefined) return [];
    const said = judgement.assignments.find((each) => each.task === task && each.character === character);
    return { task, character, reason: said?.reason ?? false };
  });
}
