import { kindOf, playerOf } from './cast.ts';
import { between, happens, pauseMs } from './chance.ts';
import { startTogether } from './gate.ts';
import { plan } from './given.ts';
import { measures } from './measures.ts';
import type { Player } from './player.ts';
import { countLateness, record } from './record.ts';
import { type Next, Role } from './role.ts';
import { saySpoken } from './spoken.ts';
import { sleep, until } from './time.ts';
import type { Turn } from './turn.ts';
import { playTyped, startMoment } from './typed.ts';

/** Half of the pauses before an answer is typed or said are shorter. */
const MEDIAN_PAUSE_MS = 3_000;
/** Of spoken answers: how many are spoken over, and in how many the line is lost while they are answered. */
const BARGES_IN = 0.2;
const LOSES_LINE = 0.08;

/** How one kind of people takes what comes next. Resolves when they are ready to think of the following. */
type Play = (player: Player, next: Next, dueMs: number) => Promise<Turn>;

/** Somebody plays, thinking before each turn, until the time is over. @param n from 0 */
async function session(n: number, play: Play): Promise<void> {
  const player = playerOf(n);
  const role = new Role(player, kindOf(n));
  await role.begin();
  await player.connect();
  const startMs = await startTogether();
  const endMs = startMs + plan.seconds * 1_000;
  // So that they do not speak in chorus.
  let dueMs = startMs + between(0, MEDIAN_PAUSE_MS);
  while (dueMs < endMs) {
    const next = await role.next();
    await until(dueMs);
    countLateness(dueMs);
    const turn = await play(player, next, Date.now());
    role.played(turn);
    record(turn);
    dueMs = Date.now() + pauseMs(MEDIAN_PAUSE_MS);
  }
  player.close();
}

export const textSession = (n: number): Promise<void> => session(n, playTyped);

export const voiceSession = (n: number): Promise<void> => session(n, speak);

async function speak(player: Player, next: Next, dueMs: number): Promise<Turn> {
  const turn =
    next.kind === 'start'
      ? startMoment(player, next.playerMomentId, dueMs)
      : await saySpoken(player, next.words, dueMs);
  const isAnswer = turn.kind === 'answer';
  if (isAnswer && happens(LOSES_LINE)) await lose(player);
  await turn.heard;
  if (isAnswer && happens(BARGES_IN)) await bargeIn(player, turn);
  else await listen(player, turn);
  return turn;
}

/** Somewhere in the middle of an answer. */
async function lose(player: Player): Promise<void> {
  await sleep(between(0, 500));
  await player.drop();
}

/** Hears all of it, as long as it takes, and says so. */
async function listen(player: Player, turn: Turn): Promise<void> {
  await turn.over;
  if (turn.firstWordMs === undefined) return;
  await until(turn.firstWordMs + turn.soundMs);
  player.heard(turn, turn.soundMs);
}

/** Has heard enough after a while. What comes next is said at once where the moment goes on. */
async function bargeIn(player: Player, turn: Turn): Promise<void> {
  const heardMs = between(300, 1_500);
  await sleep(heardMs);
  measures.bargeIns.add(1);
  player.heard(turn, heardMs);
  await turn.over;
}
