import { digest } from '#digest';

/**
 * The id of a player's own card: a character or an item of one run. It follows from the run and the blueprint, so that
 * whoever tells of a card need not look its row up. The schema `run` computes the same: md5(run || blueprint) as uuid.
 */
export function cardId(playerStoryId: string, blueprintId: string): string {
  const hex = digest('md5', `${playerStoryId}${blueprintId}`);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Blueprint ids of what a client names by its card or by its blueprint; what is not among `known` stays as it is. */
export function blueprintIds(
  playerStoryId: string,
  named: readonly string[],
  known: readonly string[],
): string[] {
  if (named.length === 0) return [];
  const byCard = new Map(known.map((id) => [cardId(playerStoryId, id), id]));
  return named.map((id) => byCard.get(id) ?? id);
}
