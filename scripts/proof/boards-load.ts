import { setTimeout as sleep } from 'node:timers/promises';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { Account } from './account.ts';
import { Player } from './player.ts';
import { RawSocket } from './raw-socket.ts';
import { spoken } from './spoken.ts';
import { SteadyPlay } from './steady-play.ts';
import { STORY_FOLDER } from './story.ts';

const PLAYERS = 2;
/** Of each run, then its page leaves. */
const TURNS = 6;
const PAUSE_MS = 500;
/** A story that nobody plays here before. */
const UNTOLD = 'the-dragons-advocate';
const SCRAPED_MS = 10_000;

/**
 * What players do: they sign in, type, speak, lose their line and come back, and ask for shelves and pictures, in both
 * languages; all of it at least once, and for as long as asked.
 */
export async function playOn(origin: string, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  const walkthrough = await readWalkthrough(STORY_FOLDER, 'en', 'voice');
  const steady = new SteadyPlay({ origin, walkthrough, players: PLAYERS, turns: TURNS });
  const said = walkthrough.says['the-door']?.[0] ?? '';
  const ways = [() => speakOnce(origin, said), () => comeBack(origin)];
  const on = ways.map(async (way) => {
    do {
      await way();
      await sleep(PAUSE_MS);
    } while (Date.now() < end);
  });
  await Promise.all([...on, hearNews(origin, Math.min(SCRAPED_MS, end - Date.now()))]);
  await steady.end();
}

/** Lines that no gateway has sent yet, once its counters have been scraped without them. */
async function hearNews(origin: string, afterMs: number): Promise<void> {
  await sleep(Math.max(0, afterMs));
  const player = await Player.begin(origin, 'en', { story: UNTOLD });
  for (let n = 0; n < 2; n += 1) await player.start((await player.view()).playerMomentId);
  player.close();
}

/** Somebody speaks a phrase, and plays a French opening besides. */
async function speakOnce(origin: string, said: string): Promise<void> {
  const player = await Player.begin(origin, 'en');
  for (let n = 0; n < 2; n += 1) await player.start((await player.view()).playerMomentId);
  await player.speak(spoken(said), 'en');
  await player.newRun(undefined, 'fr');
  await player.start((await player.view()).playerMomentId);
  player.close();
}

/** A page that has lost its line asks for what it has missed; its player signs in anew. */
async function comeBack(origin: string): Promise<void> {
  const player = await Player.begin(origin, 'en');
  const { playerStoryId, account } = player;
  await player.start((await player.view()).playerMomentId);
  player.close();
  await Account.signIn(origin, account.email, account.password);
  const page = await RawSocket.open(origin, await account.token());
  page.send('RESUME', { player_story_id: playerStoryId, epoch: '', last_seq: 0 });
  await page.next('Resumed');
  page.close();
}
