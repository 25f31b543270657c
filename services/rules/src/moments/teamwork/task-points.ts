import { carriedBy } from '../../carried.ts';
import type { Property } from '../../release/cards.ts';
import type { Fit, Task } from '../../release/task.ts';
import type { Turn } from '../../turn.ts';
import type { RosterCharacter } from '../../types.ts';

/** What a fit is worth, before what adds to it. */
const WORTH: Readonly<Record<Fit, number>> = { best: 3, right: 2, plain: 1, misfit: 0 };
const FOR_PROPERTY = 1;
const FOR_REASON = 1;
const MOST = 4;
/** A task that somebody has refused is worth no more. */
const MOST_AFTER_REFUSAL = 2;

/** How well a character does a task; who is not named does it plainly. */
export function fitOf(task: Task, characterId: string): Fit {
  return task.fits.find((each) => each.characterId === characterId)?.fit ?? 'plain';
}

/** Points for giving a task to this one. */
export function pointsFor(
  turn: Turn,
  task: Task,
  given: { member: RosterCharacter; reason: boolean; wasRefused: boolean },
): number {
  const { member } = given;
  const fit = task.fits.find((each) => each.characterId === member.characterId);
  const hasProperty = task.property !== undefined && has(turn, member, task.property);
  const hasReason = given.reason && fit?.reason !== undefined;
  const points = WORTH[fit?.fit ?? 'plain'] + (hasProperty ? FOR_PROPERTY : 0) + (hasReason ? FOR_REASON : 0);
  return Math.min(points, given.wasRefused ? MOST_AFTER_REFUSAL : MOST);
}

/** The most points that a task can bring, whoever is in the team. */
export function mostPoints(task: Task): number {
  const forProperty = task.property === undefined ? 0 : FOR_PROPERTY;
  const fits = task.fits.map(({ fit, reason }) => WORTH[fit] + (reason ? FOR_REASON : 0));
  return Math.min(MOST, Math.max(WORTH.plain, ...fits) + forProperty);
}

/** By itself, or by what it carries. */
function has({ release, state }: Turn, member: RosterCharacter, property: Property): boolean {
  if (member.properties.includes(property)) return true;
  return carriedBy(release, state, member).some((item) => item.properties.includes(property));
}
