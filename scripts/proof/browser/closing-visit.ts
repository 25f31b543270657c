import { expect } from '@jest/globals';
import { STORY_ID } from '../story.ts';
import { until } from '../until.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { enterGame, signUpForStory } from './lobby.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

const { admin, team, common, play, launch, catalogue } = TEXTS.en;
const { closing } = admin;
const NAME = 'Put Out the Light';
const CARD = '[data-story="put-out-the-light"]';
/** An input for which there is no run any more, and what is asked of a page that has gone. */
const REFUSED = /Failed to load resource: .* 4\d\d /;

interface Visit {
  readonly site: EmbeddedSite;
  /** Of the team, at the pages of a story that is published. */
  readonly member: Guest;
  readonly welcome: (options: Parameters<EmbeddedSite['guest']>[0]) => Promise<Guest>;
}

/**
 * A member of the team closes a story in the middle of somebody's game, which ends with it, and opens it again; what was done to
 * it stands in the team's list.
 */
export async function closeAndOpen({ site, member, welcome }: Visit): Promise<void> {
  const { page } = member;
  const player = await welcome({ language: 'en', size: PHONE });
  const stage = new StagePage(player);
  await signUpForStory(player);
  await enterGame(player, 'startGame');
  expect(await stage.untilAsked()).toBe('in_game');

  await page.goto(`${site.origin}/admin/stories/${STORY_ID}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await page.getByText(closing.state.open).waitFor();
  await press(closing.close);
  await dialog.getByText(closing.dialogText).waitFor();
  await dialog.getByLabel(closing.end).check();
  await member.step('70-close');
  await dialog.getByRole('button', { name: closing.close }).click();
  await page.getByText(closing.state.end).waitFor();
  await member.step('71-closed');

  await isToldSo(player, stage);
  const visitor = await welcome({ language: 'fr', size: DESKTOP });
  const isShown = async () => {
    await visitor.page.goto(site.origin);
    await visitor.page.locator('[data-story]').first().waitFor();
    return (await visitor.page.locator(CARD).count()) > 0;
  };
  await until(async () => !(await isShown()) || undefined);

  await press(closing.reopen);
  await page.getByText(closing.state.open).waitFor();
  await until(async () => (await isShown()) || undefined);
  await isListed(member, site.origin);
  expect(player.pageErrors.except(REFUSED)).toEqual([]);
}

/** Whoever was playing reads why that is over, and where the story was finds that it is closed. */
async function isToldSo(player: Guest, stage: StagePage): Promise<void> {
  const { page, origin, inputDevice } = player;
  await stage.send('Good evening.');
  await page.getByRole('heading', { name: play.closed }).waitFor();
  await page.getByText(play.closedText).waitFor();
  await player.step('72-ended-with-its-story');
  await inputDevice.press(page.getByRole('button', { name: common.toCatalogue }));
  const card = page.locator(CARD);
  await card.getByText(catalogue.closed).waitFor();
  expect(await card.count()).toBe(1);
  await player.step('73-closed-in-the-catalogue');
  await page.goto(`${origin}/launch/${STORY_ID}`);
  await page.getByText(launch.closed.COMPLETED).waitFor();
  await player.step('74-closed-by-its-address');
  expect(await page.getByRole('button', { name: launch.newRun }).count()).toBe(0);
}

/** What was done to the story is in the list of what was done, by its name. */
async function isListed(member: Guest, origin: string): Promise<void> {
  const { page } = member;
  const { stories } = team.audit;
  await page.goto(`${origin}/admin/team`);
  for (const [text, version] of [
    [stories['story-opened'], ''],
    [stories['story-closed-end'], ''],
    [stories['story-rolled-back'], '1'],
    [stories['story-published'], '2'],
    [stories['story-adopted'], ''],
  ] as const) {
    const words = text.replace('{{story}}', NAME).replace('{{version}}', version);
    await page.getByText(words, { exact: true }).waitFor();
  }
  await page.getByRole('heading', { name: team.audit.title }).scrollIntoViewIfNeeded();
  await member.step('75-what-was-done-to-stories');
}
