import { kindOf, playerOf } from './cast.ts';
import { between } from './chance.ts';
import { startTogether } from './gate.ts';
import { plan } from './given.ts';
import { record } from './record.ts';
import { Role } from './role.ts';
import { sleep, until } from './time.ts';
import type { Turn } from './turn.ts';
import { playTyped, sayTyped } from './typed.ts';

/** One in so many is in the middle of a turn when the lines break. */
const IN_A_TURN = 5;
/** Milliseconds before it, at most. */
const JUST_BEFORE_MS = 60;

/** Holds a socket that is dropped at the same moments as everybody else's. @param n from 0 */
export async function stormPlayer(n: number): Promise<void> {
  const player = playerOf(n);
  const role = new Role(player, kindOf(n));
  await role.begin();
  await player.connect();
  // From its first turn on a socket has a story to come back to.
  role.played(await playTyped(player, await role.next(), Date.now()));
  const startMs = await startTogether();
  for (const atMs of plan.storms) {
    const isInTurn = n % IN_A_TURN === 0;
    const next = isInTurn ? await role.next() : undefined;
    await until(startMs + atMs - JUST_BEFORE_MS);
    let turn: Turn | undefined;
    if (next) {
      await sleep(between(0, JUST_BEFORE_MS));
      turn = sayTyped(player, next, Date.now());
    }
    await until(startMs + atMs);
    await player.drop();
    if (!turn) continue;
    await turn.over;
    role.played(turn);
    record(turn);
  }
  await until(startMs + plan.seconds * 1_000);
  player.close();
}
