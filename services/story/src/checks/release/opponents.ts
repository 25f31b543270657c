import { YES } from '../../explore/variables.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Who fights against the team can fight, and is not of it. */
export function checkOpponents(checked: CheckedRelease): void {
  const { release } = checked;
  for (const moment of release.moments) {
    if (moment.type !== 'battle') continue;
    moment.opponents.forEach(({ characterId, health, attack }, index) => {
      const character = release.characters.find(({ id }) => id === characterId);
      const path = ['opponents', index];
      if ((health ?? character?.baseHealth ?? 0) < 1)
        checked.inMoment('FS407', moment, path, { message: 'This opponent has no health.' });
      if ((attack ?? character?.baseAttack ?? 0) < 1)
        checked.inMoment('FS407', moment, path, { message: 'This opponent has no attack.' });
      if (isAlwaysInTeam(checked, moment.id, characterId))
        checked.inMoment('FS408', moment, path, { message: 'This character is always in the team here.' });
    });
  }
}

function isAlwaysInTeam(
  { exploration: { story, runs } }: CheckedRelease,
  momentId: string,
  id: string,
): boolean {
  const at = story.variables.of({ kind: 'character', id });
  const here = runs.flatMap(({ visits }) => visits.get(momentId) ?? []);
  return at !== undefined && here.length > 0 && here.every(({ arrival }) => arrival[at] === YES);
}
