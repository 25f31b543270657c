import type { CheckedMoment } from '../checked-moment.ts';
import { healthOf } from './expected-turns.ts';
import { type Team, teamAt } from './team.ts';

/** A battle can be won: the team can fight, and strikes hard and often enough with all that it can carry and the best of words. */
export function checkWinnable(checked: CheckedMoment<'battle'>): void {
  if (!checked.isVisited()) return;
  const team = teamAt(checked);
  // Where nobody is, another check says so.
  if (team.size > 0 && canFight(checked, team)) checkDamage(checked, team);
}

function canFight({ report }: CheckedMoment<'battle'>, { health, attack }: Team): boolean {
  const say = (what: string) => report('FS421', ['type'], `Nobody who can be in the team has any ${what}.`);
  if (health < 1) say('health');
  if (attack < 1) say('attack');
  return health >= 1 && attack >= 1;
}

function checkDamage({ release, moment, report }: CheckedMoment<'battle'>, team: Team): void {
  const turns = Math.min(moment.patience ?? Infinity, release.story.maxInteractions);
  // Each attack but the last is struck back.
  const attacks = Math.min(Math.ceil(turns / 2), Math.ceil(team.health / team.leastStruck));
  const needed = moment.opponents.reduce((sum, each) => sum + healthOf(each, release), 0);
  const most = attacks * team.strongestBlow;
  if (most >= needed) return;
  const message = `The opponents have ${needed} health, and ${attacks} attacks take ${most} at most.`;
  report('FS419', ['opponents'], message);
}
