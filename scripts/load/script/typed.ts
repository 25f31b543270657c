import type { Player } from './player.ts';
import type { Next } from './role.ts';
import type { Turn } from './turn.ts';

/** Plays what comes next by words: the start of a moment, or a typed answer. Resolves when the turn is over. */
export async function playTyped(player: Player, next: Next, dueMs: number): Promise<Turn> {
  const turn = sayTyped(player, next, dueMs);
  await turn.over;
  return turn;
}

export function sayTyped(player: Player, next: Next, dueMs: number): Turn {
  if (next.kind === 'start') return startMoment(player, next.playerMomentId, dueMs);
  return player.say({
    kind: 'answer',
    way: 'typed',
    dueMs,
    input: { kind: 'player_answer', text: next.words },
  });
}

/** A start has its moment's id. */
export function startMoment(player: Player, playerMomentId: string, dueMs: number): Turn {
  const input = { kind: 'start_moment', player_moment_id: playerMomentId };
  return player.say({ kind: 'start', way: 'none', dueMs, input, inputId: playerMomentId });
}
