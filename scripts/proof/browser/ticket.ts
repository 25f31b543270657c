import { join } from 'node:path';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { type Language, Player } from '../player.ts';
import { idOf, momentSlugs, STORIES, STORY_ID } from '../story.ts';
import { scriptOf, walk } from '../walk.ts';
import type { Guest } from './guest.ts';
import { enterGame, signIn } from './lobby.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

/** A story whose walkthrough earns rank A. */
const STORY = 'the-dragons-advocate';
/** What would come before its epilogue is passed over in a first run, and its title with it. */
const LAST = idOf(STORY, 'i-dont-know-how');

/** Plays without a page until only the end is left. Answers whose run it is. */
async function untilEnd(origin: string, language: Language): Promise<string> {
  const folder = join(STORIES, STORY);
  const walkthrough = await readWalkthrough(folder, language, 'won');
  const player = await Player.begin(origin, language, { story: STORY });
  const script = scriptOf(walkthrough, momentSlugs(folder));
  await walk(player, walkthrough, { script, enough: ({ blueprintMomentId }) => blueprintMomentId === LAST });
  player.close();
  return player.account.email;
}

/** Ends a run with rank A on the page, and sees the ticket that it earns. */
export async function earnTicket(guest: Guest): Promise<void> {
  const { page, inputDevice, origin, language } = guest;
  const { play, tickets } = TEXTS[language];
  await signIn(guest, await untilEnd(origin, guest.storyLanguage));
  await page.goto(`${origin}/launch/${idOf(STORY)}`);
  await enterGame(guest, 'continueGame');
  await guest.step('title-of-epilogue');
  const stage = new StagePage(guest);
  await stage.goOn();
  await stage.settle();
  await page.getByText(play.notices.rank.replace('{{letter}}', 'A')).waitFor();
  await guest.step('rank-achieved');
  const earned = page.getByRole('dialog', { name: tickets.earned });
  await earned.waitFor();
  await guest.step('ticket-earned');
  await inputDevice.press(earned.getByRole('button', { name: play.reward.continue }));
  await earned.waitFor({ state: 'detached' });
  await guest.step('12-won');
}

/** From the won screen: the ticket makes the first of the team permanent. Answers who that is. */
export async function redeemTicket(guest: Guest): Promise<string> {
  const { page, inputDevice, language } = guest;
  const { tickets } = TEXTS[language];
  await inputDevice.press(page.getByRole('button', { name: tickets.menu }));
  const dialog = page.getByRole('dialog', { name: tickets.title });
  const redeem = dialog.getByRole('button').filter({ hasText: tickets.redeem });
  await redeem.waitFor();
  await guest.step('tickets');
  await inputDevice.press(redeem);
  await guest.step('ticket-burning');
  await dialog.getByText(tickets.selecting).waitFor();
  await guest.step('ticket-selecting');
  const card = dialog.getByRole('listitem').first().getByRole('button');
  const name = (await card.locator('.sr').textContent())?.split(',')[0] ?? '';
  await card.press('Enter');
  const confirm = dialog.getByRole('button', { name: tickets.confirm });
  await confirm.waitFor();
  await guest.step('ticket-confirming');
  await inputDevice.press(confirm);
  await dialog.getByText(tickets.permanent.replace('{{n}}', '1')).waitFor();
  await guest.step('tickets-permanent');
  return name;
}

/** Begins another story: who was made permanent is in its hand. Answers the name of that card. */
export async function seePermanent(guest: Guest): Promise<string> {
  const { page, origin, language } = guest;
  const { play } = TEXTS[language];
  await page.goto(`${origin}/launch/${STORY_ID}`);
  await enterGame(guest, 'startGame');
  await new StagePage(guest).untilAsked();
  const hand = page.getByRole('list', { name: play.yourCards });
  const card = hand.getByRole('article').filter({ hasNotText: /^$/ }).last();
  await guest.step('permanent-in-hand');
  return (await card.getAttribute('aria-label')) ?? '';
}
