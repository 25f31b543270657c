import type { Moment } from '@fabula/rules/release/moment';
import { type Team, teamAt } from './battle-team.ts';
import type { CheckedRelease } from './checked-release.ts';

type Battle = Extract<Moment, { type: 'battle' }>;

/** A battle can be won: the team can fight, and strikes hard and often enough with all that it can carry and the best of words. */
export function checkBattles(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    if (moment.type !== 'battle' || !checked.exploration.runs.some(({ visits }) => visits.has(moment.id)))
      continue;
    const team = teamAt(checked, moment);
    // Where nobody is, another check says so.
    if (team.size > 0 && canFight(checked, moment, team)) checkBlows(checked, moment, team);
  }
}

function canFight(checked: CheckedRelease, moment: Battle, { health, attack }: Team): boolean {
  const say = (what: string) =>
    checked.inMoment('FS421', moment, ['type'], {
      message: `Nobody who can be in the team has any ${what}.`,
    });
  if (health < 1) say('health');
  if (attack < 1) say('attack');
  return health >= 1 && attack >= 1;
}

function checkBlows(checked: CheckedRelease, moment: Battle, team: Team): void {
  const turns = Math.min(moment.patience ?? Infinity, checked.release.story.maxInteractions);
  // Each attack but the last is struck back.
  const attacks = Math.min(Math.ceil(turns / 2), Math.ceil(team.health / team.leastStruck));
  const needed = moment.opponents.reduce(
    (sum, each) => sum + (each.health ?? healthOf(checked, each.characterId)),
    0,
  );
  const most = attacks * team.strongestBlow;
  if (most >= needed) return;
  const message = `The opponents have ${needed} health, and ${attacks} attacks take ${most} at most.`;
  checked.inMoment('FS419', moment, ['opponents'], { message });
}

function healthOf({ release }: CheckedRelease, characterId: string): number {
  return release.characters.find(({ id }) => id === characterId)?.baseHealth ?? 0;
}
