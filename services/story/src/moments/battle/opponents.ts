import type { CheckedMoment } from '../checked-moment.ts';

/** Who fights against the team can fight, and is not of it. */
export function checkOpponents({ release, moment, report, isAlwaysInTeam }: CheckedMoment<'battle'>): void {
  moment.opponents.forEach(({ characterId, health, attack }, index) => {
    const character = release.characters.find(({ id }) => id === characterId);
    const path = ['opponents', index];
    if ((health ?? character?.baseHealth ?? 0) < 1) report('FS407', path, 'This opponent has no health.');
    if ((attack ?? character?.baseAttack ?? 0) < 1) report('FS407', path, 'This opponent has no attack.');
    if (isAlwaysInTeam(characterId)) report('FS408', path, 'This character is always in the team here.');
  });
}
