import { enrolled } from './gifts.ts';
import type { Release } from './release/release.ts';
import { indexOf } from './release-index.ts';
import type { RosterCharacter } from './types.ts';

/**
 * The team of a new run, each once: who stayed, healed; who is there by default; and the player's permanent characters.
 * Of one who is both, the permanent card is played, in the other's place.
 */
export function rosterFor(
  release: Release,
  { previous, permanent }: { previous: readonly RosterCharacter[]; permanent: readonly RosterCharacter[] },
): RosterCharacter[] {
  const known = indexOf(release).characters;
  const stayed = previous
    .filter((each) => known.has(each.characterId) && !each.permanent)
    .map((each) => rested({ ...each, enrolledInMomentId: null }));
  const joins = release.characters
    .filter(({ id, isEnrolledByDefault }) => isEnrolledByDefault && !has(stayed, id))
    .map((character) => enrolled(character, null));
  const forGood = permanent.filter((each, index) => !has(permanent.slice(0, index), each.characterId));
  const own = [...stayed, ...joins].map(
    (each) => forGood.find((other) => other.characterId === each.characterId) ?? each,
  );
  return [...own, ...forGood.filter((each) => !has(own, each.characterId))].map(rested);
}

/** At full health, and able to play. */
function rested(member: RosterCharacter): RosterCharacter {
  const { burnedOut: _, ...rest } = member;
  return { ...rest, currentHealth: member.maxHealth };
}

function has(members: readonly RosterCharacter[], characterId: string): boolean {
  return members.some((each) => each.characterId === characterId);
}
