import type { Locator } from 'playwright-core';
import type { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

/** What is done by hand in a moment, and whether words are still to follow. */
type Choosing = (stage: StagePage) => Promise<'words' | 'sent'>;

const textsOf = ({ guest }: StagePage) => TEXTS[guest.language].play;
const inHand = (stage: StagePage): Locator =>
  stage.guest.page.getByRole('list', { name: textsOf(stage).yourCards }).getByRole('button');

/** Presses what is not chosen yet; by key, for a card's middle may lie under its neighbour. */
async function choose(target: Locator): Promise<void> {
  if ((await target.getAttribute('aria-pressed')) !== 'true') await target.press('Enter');
}

async function battle(stage: StagePage): Promise<'words'> {
  const { guest } = stage;
  await choose(inHand(stage).and(guest.page.locator(':not([aria-disabled])')).first());
  const foes = guest.page.getByRole('list', { name: textsOf(stage).opponents }).getByRole('button');
  await choose(foes.and(guest.page.locator(':not([aria-disabled])')).last());
  await guest.step('battle-chosen');
  return 'words';
}

/** The first of the team, the last thing: it is an item. */
async function equip(stage: StagePage): Promise<'words'> {
  await choose(inHand(stage).first());
  await choose(inHand(stage).last());
  await stage.guest.step('equip-chosen');
  return 'words';
}

async function upgrade(stage: StagePage): Promise<'words'> {
  const { page, inputDevice } = stage.guest;
  const { upgrade: texts } = textsOf(stage);
  await choose(inHand(stage).first());
  await page.getByRole('radio').first().check({ force: true });
  const noBet = page.getByRole('button', { name: texts.noBet });
  if ((await noBet.getAttribute('aria-pressed')) !== 'true') await inputDevice.press(noBet);
  await stage.guest.step('upgrade-chosen');
  return 'words';
}

/** A card takes the task; whoever it does not suit refuses, and the next one is asked. */
async function teamwork(stage: StagePage): Promise<'sent'> {
  const { page, inputDevice } = stage.guest;
  const cards = await inHand(stage).count();
  const turn = Number(await stage.interactionsLeft());
  await choose(inHand(stage).nth(turn % cards));
  await stage.guest.step('teamwork-chosen');
  await inputDevice.press(page.locator('button[data-send]'));
  return 'sent';
}

async function assemble(stage: StagePage): Promise<'sent'> {
  const { page, inputDevice } = stage.guest;
  const free = inHand(stage).and(page.locator('[aria-pressed="false"]:not([aria-disabled])'));
  while ((await free.count()) > 0) await choose(free.first());
  await stage.guest.step('assemble-chosen');
  await inputDevice.press(page.locator('button[data-send]'));
  return 'sent';
}

async function reward(stage: StagePage): Promise<'sent'> {
  const { page, inputDevice } = stage.guest;
  const offered = page.getByRole('list', { name: textsOf(stage).reward.offered }).getByRole('button');
  await choose(offered.first());
  await stage.guest.step('reward-chosen');
  await inputDevice.press(page.locator('button[data-send]'));
  return 'sent';
}

/** One of the ways that are open, by its place among them. */
function way(place: number): Choosing {
  return async (stage) => {
    const { page, inputDevice } = stage.guest;
    const ways = page.getByRole('list', { name: textsOf(stage).choices }).getByRole('button');
    await inputDevice.press(ways.nth(place));
    return 'sent';
  };
}

const BY_HAND: Readonly<Record<string, Choosing>> = {
  battle,
  equip,
  upgrade,
  teamwork,
  assemble,
  reward,
  crossroad: way(1),
  nexus: way(0),
};

/** Chooses by hand whatever a moment of this type lets a player choose. */
export function byHand(stage: StagePage, type: string): Promise<'words' | 'sent'> {
  return BY_HAND[type]?.(stage) ?? Promise.resolve('words');
}
