import { until } from '../until.ts';
import { byHand } from './by-hand.ts';
import type { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

const WORDS = 'I am still here, and I listen.';

/** Looks at a moment, from its test's gate to its first answer or its end. Answers its type. */
export async function seeMoment(stage: StagePage, path: string): Promise<string> {
  const { guest } = stage;
  const { page, inputDevice, origin, language } = guest;
  const before = guest.frames.sentences.length;
  await page.goto(`${origin}${path}`);
  const gate = page.getByRole('button', { name: TEXTS[language].play.test.start });
  await gate.waitFor();
  await guest.step('test-gate');
  await inputDevice.press(gate);
  await page.locator('[data-screen="start"]').waitFor({ state: 'attached' });
  await guest.step('test-title');
  await stage.goOn();
  await stage.voice('skip').waitFor();
  const type = (await page.getByTestId('game-screen').getAttribute('data-moment')) ?? '';
  await guest.step(`${type}-opening`);
  // What is not there yet when somebody skips is never said.
  await until(() => guest.frames.sentences.slice(before).some(({ last }) => last) || undefined);
  const screen = await stage.settle();
  await guest.step(`${type}-${screen === 'in_game' ? 'asked' : screen}`);
  if (screen !== 'in_game') return type;
  const answered = stage.nextOutput();
  if ((await byHand(stage, type)) === 'words') await stage.send(WORDS);
  await answered();
  await guest.step(`${type}-answered`);
  await stage.settle();
  await guest.step(`${type}-after`);
  return type;
}
