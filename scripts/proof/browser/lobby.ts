import { randomUUID } from 'node:crypto';
import { STORY_ID } from '../story.ts';
import type { Guest } from './guest.ts';
import { TEXTS } from './texts.ts';

const PASSWORD = 'a light that says no';

const button = ({ page }: Guest, name: string) => page.getByRole('button', { name, exact: true });

/** Turns to the form for a password; the page of an earlier release begins with it. */
async function choosePassword(guest: Guest): Promise<void> {
  const { auth } = TEXTS[guest.language];
  const turn = button(guest, auth.usePassword);
  await turn.or(button(guest, auth.needAccount)).waitFor();
  if (await turn.isVisible()) await guest.inputDevice.press(turn);
}

/** From the public catalogue, or another one, through the story's sheet and the sign-up modal to the story's own splash. */
export async function signUpForStory(guest: Guest, slug = 'put-out-the-light', browse = '/'): Promise<void> {
  const { page, inputDevice, origin, language } = guest;
  const { catalogue, auth, launch } = TEXTS[language];
  await page.goto(`${origin}${browse}`);
  const story = page.locator(`[data-story="${slug}"]`).first();
  await story.waitFor();
  await guest.step('01-catalogue');
  await inputDevice.press(story);
  await button(guest, catalogue.launch).waitFor();
  await guest.step('02-story');
  await inputDevice.press(button(guest, catalogue.launch));
  await choosePassword(guest);
  await guest.step('03-sign-in');
  await inputDevice.press(button(guest, auth.needAccount));
  await inputDevice.write(page.getByLabel(auth.email), `${randomUUID()}@players.example`);
  await inputDevice.write(page.getByLabel(auth.password, { exact: true }), PASSWORD);
  await guest.step('04-sign-up');
  await inputDevice.press(button(guest, auth.signUp));
  await button(guest, launch.start).waitFor();
}

/** Signs in with an account that is there already. */
export async function signIn(guest: Guest, email: string): Promise<void> {
  const { page, inputDevice, origin, language } = guest;
  const { auth, catalogue } = TEXTS[language];
  await page.goto(`${origin}/login`);
  await choosePassword(guest);
  await inputDevice.write(page.getByLabel(auth.email), email);
  await inputDevice.write(page.getByLabel(auth.password, { exact: true }), PASSWORD);
  await inputDevice.press(button(guest, auth.signIn));
  await page.getByRole('button', { name: catalogue.accountMenu }).waitFor();
}

/** Goes to the story's own splash, as somebody does who comes back. */
export async function returnToStory(guest: Guest): Promise<void> {
  await guest.page.goto(`${guest.origin}/launch/${STORY_ID}`);
  await button(guest, TEXTS[guest.language].launch.start).waitFor();
}

/** From the splash to the story's page, which says what is heard and asks for the microphone. */
export async function passSplash(guest: Guest): Promise<void> {
  const { page, inputDevice, language } = guest;
  const start = button(guest, TEXTS[language].launch.start);
  await start.waitFor();
  await guest.step('05-splash');
  await inputDevice.press(start);
  // The splash has a START of its own: only the story's page has a language.
  await page.getByRole('radiogroup').waitFor();
  await guest.step('06-launch');
}

/** From the splash past the microphone to a moment's title, in a new run or in the one that goes on. */
export async function enterGame(guest: Guest, way: 'startGame' | 'continueGame'): Promise<void> {
  const { page, inputDevice, language } = guest;
  const { launch } = TEXTS[language];
  if (!(await page.getByRole('radiogroup').isVisible())) await passSplash(guest);
  await inputDevice.press(button(guest, launch[way]));
  await page.locator('[data-screen="start"]').waitFor({ state: 'attached' });
}
