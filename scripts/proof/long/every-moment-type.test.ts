import { beforeAll, describe, expect, test } from '@jest/globals';
import { Author } from '../browser/author.ts';
import { embeddedSite } from '../browser/embedded-site.ts';
import { DESKTOP, type GuestOptions, PHONE } from '../browser/guest.ts';
import { seeMoment } from '../browser/see-moment.ts';
import { StagePage } from '../browser/stage-page.ts';
import type { PageLanguage } from '../browser/texts.ts';

const MOON = 'nobody-steals-the-moon';
const LIGHT = 'put-out-the-light';
const DRAGON = 'the-dragons-advocate';

/** One moment of each type, from the product's own stories. */
const MOMENTS = [
  { type: 'monologue', slug: MOON, moment: 'under-the-awning' },
  { type: 'dialogue', slug: LIGHT, moment: 'the-stowaway' },
  { type: 'learning', slug: LIGHT, moment: 'the-language-of-light' },
  { type: 'testing', slug: DRAGON, moment: 'the-queen-asks' },
  { type: 'crossroad', slug: LIGHT, moment: 'what-kind-of-light' },
  { type: 'nexus', slug: MOON, moment: 'three-ways-up' },
  { type: 'teamwork', slug: MOON, moment: 'all-at-once' },
  { type: 'reward', slug: DRAGON, moment: 'ash-and-order' },
  { type: 'battle', slug: DRAGON, moment: 'closing-words' },
  { type: 'equip', slug: MOON, moment: 'coat-with-pockets' },
  { type: 'upgrade', slug: MOON, moment: 'a-friendly-wager' },
  { type: 'assemble', slug: MOON, moment: 'who-goes-up' },
  { type: 'epilogue', slug: LIGHT, moment: 'every-name' },
  { type: 'dead_end', slug: DRAGON, moment: 'guilty-as-pleaded' },
] as const;

/** Each is seen in a run that begins with it. */
describe('each type of moment, seen', () => {
  const site = embeddedSite('sights');
  let author: Author;
  beforeAll(async () => {
    author = await Author.of({ origin: site().stage.origin, logFile: site().stage.logFile });
  }, 120_000);

  const screens: readonly [PageLanguage, typeof PHONE, NonNullable<GuestOptions['media']>][] = [
    ['en', PHONE, {}],
    ['en', DESKTOP, {}],
    ['fr', PHONE, {}],
    ['fr', DESKTOP, {}],
    ['es', PHONE, {}],
    ['en', PHONE, { forcedColors: 'active' }],
  ];
  test.each(screens)('in %s on %j, %j', async (language, size, media) => {
    const guest = await site().guest({ language, size, media, inspected: true });
    await author.signIn(guest);
    const stage = new StagePage(guest);
    for (const { type, ...where } of MOMENTS) {
      const path = await author.testRun({ ...where, language: guest.storyLanguage });
      expect(await seeMoment(stage, path)).toBe(type);
    }
    expect(guest.accessibilityIssues).toEqual([]);
    expect(guest.pageErrors.except()).toEqual([]);
    await guest.leave();
  });
});
