import type { Judged, Proof } from './proof.ts';

/** The proof's figures, for people. */
export function told({ edits, falseErrors, noise, neutral }: Proof): string {
  const playable = edits.filter(({ isPlayable }) => isPlayable);
  const unplayable = edits.filter((edit) => !edit.isPlayable);
  const harmful = playable.filter(({ harm }) => harm.length > 0);
  const harmless = playable.filter(({ harm }) => harm.length === 0);
  const missed = harmful.filter(({ by }) => by === 'nothing');
  return [
    `${edits.length} edits`,
    `cannot be played any more: ${unplayable.length}; the checker: ${shares(unplayable)}`,
    `can be played, and harm players: ${harmful.length}; the checker: ${shares(harmful)}`,
    `can be played, and harm nobody: ${harmless.length}; the checker: ${shares(harmless)}`,
    `false errors of the unharmed stories: ${falseErrors.length}`,
    `harm that is seen where there is none: ${noise.length}`,
    `edits that are no mistakes: ${neutral.length}; the checker: ${counts(neutral)}`,
    ...missed.map((edit) => `missed: ${nameOf(edit)}: ${edit.harm.join('; ')}`),
  ].join('\n');
}

/** The share of those that the checker says something new about; 1 where there are none. */
export function caughtShare(edits: readonly Judged[]): number {
  if (edits.length === 0) return 1;
  return edits.filter(({ by }) => by !== 'nothing').length / edits.length;
}

function shares(edits: readonly Judged[]): string {
  return `${counts(edits)} (${Math.round(1_000 * caughtShare(edits)) / 10} % seen)`;
}

function counts(edits: readonly Pick<Judged, 'by'>[]): string {
  const count = (by: Judged['by']) => edits.filter((edit) => edit.by === by).length;
  return `${count('error')} errors, ${count('warning')} warnings, ${count('nothing')} unseen`;
}

function nameOf({ story, kind, file, field, what }: Judged): string {
  return `${kind} ${story} ${file} ${field} ${what}`;
}
