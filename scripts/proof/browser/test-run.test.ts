import { expect, test } from '@jest/globals';
import { Author } from './author.ts';
import { embeddedHouse } from './embedded-house.ts';
import { PHONE } from './guest.ts';
import { seeMoment } from './see-moment.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

const house = embeddedHouse('test-run');
const where = { slug: 'the-dragons-advocate', moment: 'closing-words', language: 'en' } as const;

test('an author plays a test at its own address, is told that it is one, and can leave it', async () => {
  const author = await Author.of({ origin: house().stage.origin, logFile: house().stage.logFile });
  const guest = await house().guest({ language: 'en', size: PHONE, inspected: true });
  const { page, hands } = guest;
  const { play } = TEXTS.en;
  await author.signIn(guest);
  expect(await seeMoment(new StagePage(guest), await author.testRun(where))).toBe('battle');
  await page.getByText(play.test.sign).waitFor();
  // The other side has begun its strike: whom it is aimed at is told in words.
  await page.getByText(/ strikes at Cindre!$/).waitFor();
  await page.reload();
  const gate = page.getByRole('button', { name: play.test.start });
  await gate.waitFor();
  await page.getByText(play.test.sign).waitFor();
  await hands.press(page.getByRole('link', { name: play.test.leave }));
  await page.getByRole('button', { name: TEXTS.en.catalogue.accountMenu }).waitFor();
  expect(guest.barriers).toEqual([]);
  expect(guest.troubles.except()).toEqual([]);
  await guest.leave();
}, 600_000);
