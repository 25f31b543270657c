import { plannedTurns } from '../phases.ts';
import { kindOf, playerOf } from './cast.ts';
import { startTogether } from './gate.ts';
import { plan } from './given.ts';
import { measures } from './measures.ts';
import { countLateness, record } from './record.ts';
import { Role } from './role.ts';
import { until } from './time.ts';
import { playTyped } from './typed.ts';

/** A turn that is so late is not sent any more: the site has fallen behind, and what it did not get is counted. */
const TOO_LATE_MS = 5_000;
/** Players begin at so many places of the story, so that they do not all do the same at the same time. */
const PLACES = 10;

/** Turns at their planned moments, whether the site keeps up or not. @param n from 0 */
export async function ratedPlayer(n: number): Promise<void> {
  const player = playerOf(n);
  const role = new Role(player, kindOf(n));
  const play = async (dueMs: number) => {
    const turn = await playTyped(player, await role.next(), dueMs);
    role.played(turn);
    return turn;
  };
  await role.begin();
  await player.connect();
  for (let ahead = n % PLACES; ahead > 0; ahead -= 1) await play(Date.now());
  await role.next();
  const startMs = await startTogether();
  for (const { atMs, phase } of plannedTurns(plan.phases, n, plan.players)) {
    const dueMs = startMs + atMs;
    await until(dueMs);
    const tags = { phase };
    countLateness(dueMs, tags);
    if (Date.now() - dueMs > TOO_LATE_MS) measures.unsent.add(1, tags);
    else record(await play(dueMs), tags);
    await role.next();
  }
  player.close();
}
