import type { Quality } from '../release/quality.ts';
import type { RunState } from '../types.ts';

/** The one that is meant: named now, else said before, else the only one there is; null: it has to be asked for. */
export function resolveNamed(
  candidates: readonly string[],
  said: { readonly now: readonly string[]; readonly before: string | null },
): string | null {
  const named = [...said.now, said.before].find((id) => id !== null && candidates.includes(id));
  return named ?? (candidates.length === 1 ? (candidates[0] ?? null) : null);
}

/** What was chosen by hand without what repeats what is known: a page sends along all that it shows, and words go before that. */
export function newChoices(chosen: readonly string[], before: string | null): string[] {
  return chosen.filter((id) => id !== before);
}

/** Blueprint ids of the team. */
export function teamIds(state: RunState): string[] {
  return state.roster.map((member) => member.characterId);
}

/** Those of the heard ids that are qualities of this work and had not been heard. */
export function newQualities(
  qualities: readonly Quality[],
  ids: readonly string[],
  heard: readonly string[],
): string[] {
  return qualities.map((quality) => quality.id).filter((id) => ids.includes(id) && !heard.includes(id));
}
