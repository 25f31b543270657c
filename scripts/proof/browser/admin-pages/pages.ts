import type { Locator, Page } from 'playwright-core';
import { idOf } from '../../story.ts';
import { type PageLanguage, TEXTS } from '../texts.ts';
import { type House, TEXT_GONE } from './house.ts';

export interface At {
  readonly page: Page;
  readonly house: House;
  readonly language: PageLanguage;
}

/** A page of the authors' house in one of its states, and how a member of the team comes to see it. */
export interface AdminPage {
  readonly name: string;
  show(at: At): Promise<void>;
}

type Texts = (typeof TEXTS)[PageLanguage];
type Seen = (page: Page, texts: Texts) => Locator;
/** What is done once it is seen. */
type Then = (page: Page, texts: Texts, house: House) => Promise<void>;

const heading: Seen = (page) => page.locator('main h1, main h2').first();
const form: Seen = (page) => page.locator('main textarea').first();
const editor: Seen = (page) => page.locator('.cm-content');
const dialog: Seen = (page) => page.getByRole('dialog');

function address(name: string, path: (house: House) => string, seen: Seen = heading, then?: Then): AdminPage {
  return {
    name,
    show: async ({ page, house, language }) => {
      const texts = TEXTS[language];
      await page.goto(`${house.origin}/admin${path(house)}`);
      await seen(page, texts).waitFor();
      await then?.(page, texts, house);
    },
  };
}

type Which = 'adopted' | 'begun' | 'empty' | 'broken' | 'offered';
const ofStory = (name: string, which: Which, part: string, seen: Seen = heading, then?: Then) =>
  address(name, (house) => `/stories/${house[which].id}${part}`, seen, then);
const moment = (slug: string) =>
  ofStory(`moment-${slug}`, 'adopted', `/flow/moment/${idOf('put-out-the-light', slug)}`, form);

/** Presses what opens a dialog, and sees that. */
const opens = (name: (texts: Texts) => string, within = 'body'): Then => {
  return async (page, texts) => {
    await page
      .locator(within)
      .getByRole('button', { name: name(texts), exact: true })
      .first()
      .click();
    await dialog(page, texts).waitFor();
  };
};
/** All is looked at, so that the numbers of problems stand. */
const checked: Then = async (page, { admin }) => {
  const problems = page.getByRole('region', { name: admin.problems.title }).getByRole('status');
  await problems.filter({ hasNotText: admin.problems.checking }).waitFor({ state: 'attached' });
};
const follow =
  (part: string): Then =>
  async (page, texts) => {
    await page.locator('main ul a').filter({ visible: true }).first().click();
    await page.waitForURL(`**/admin/${part}/**`);
    await form(page, texts).waitFor();
  };
const deleted: Then = async (page, { admin }, { begun }) => {
  const text = await begun.text(TEXT_GONE);
  await begun.write(TEXT_GONE, undefined);
  await page.getByText(admin.text.gone).waitFor();
  await begun.write(TEXT_GONE, text);
};
const besides: Then = async (page, { admin }, { begun }) => {
  await begun.beThere('moments/the-question.yaml', '["goalText","en"]');
  await page.getByRole('list', { name: admin.who }).waitFor();
};

/** Of a story that is closed as long as it is looked at. */
const closed: Then = async (page, { admin }, { adopted }) => {
  await adopted.setClosed(true);
  await page.reload();
  await page.getByText(admin.closing.state.play_on).waitFor();
  await adopted.setClosed(false);
};

const asked = (name: string, then?: Then, of: 'begun' | 'broken' = 'begun'): AdminPage => ({
  name,
  show: async ({ page, house, language }) => {
    const path =
      of === 'begun'
        ? await house.begun.momentPage('the-question')
        : `/admin/stories/${house.broken.id}/flow/moment/the-question`;
    await page.goto(`${house.origin}${path}`);
    await editor(page, TEXTS[language]).or(page.getByRole('alert')).first().waitFor({ state: 'attached' });
    await then?.(page, TEXTS[language], house);
  },
});

const GRAPH: Seen = (page) => page.locator('[data-moment], [role=row]').first();

/** Each route once, in the state that it is in most of the time. */
export const ROUTES: readonly AdminPage[] = [
  address(
    'stories',
    () => '',
    (page) => page.getByRole('link', { name: /Put Out the Light|Éteindre la lumière/ }).first(),
  ),
  address('team', () => '/team'),
  address('help', () => '/help'),
  ofStory('general', 'adopted', '', form),
  ofStory('characters', 'adopted', '/characters'),
  ofStory('character', 'adopted', '/characters', heading, follow('characters')),
  ofStory('items', 'adopted', '/items'),
  ofStory('item', 'adopted', '/items', heading, follow('items')),
  ofStory('places', 'adopted', '/places'),
  ofStory('place', 'adopted', '/places', heading, follow('places')),
  ofStory('flow-graph', 'adopted', '/flow', GRAPH),
  moment('the-keeper'),
  ofStory('text', 'adopted', '/text/story.yaml', editor, checked),
  ofStory('history', 'adopted', '/history'),
  ofStory('image-gen', 'adopted', '/image-gen'),
];

const FLOW_LIST: Then = async (page) => {
  await page.keyboard.press('l');
  await page.getByRole('treegrid').waitFor();
};
const NO_STORY = '00000000-0000-4000-8000-000000000000';

/** What else there is to see. */
export const STATES: readonly AdminPage[] = [
  address(
    'new-story',
    () => '',
    heading,
    opens(({ admin }) => admin.stories.new),
  ),
  ofStory('empty-general', 'empty', '', form),
  ofStory('empty-characters', 'empty', '/characters'),
  ofStory('empty-items', 'empty', '/items'),
  ofStory('empty-places', 'empty', '/places'),
  ofStory('empty-flow', 'empty', '/flow'),
  ofStory('flow-list', 'begun', '/flow', GRAPH, FLOW_LIST),
  ofStory(
    'new-moment',
    'begun',
    '/flow',
    GRAPH,
    opens(({ adminFlow }) => `${adminFlow.newMoment} N`),
  ),
  ofStory(
    'keys',
    'begun',
    '/flow',
    GRAPH,
    opens(({ adminFlow }) => `${adminFlow.keys} ?`),
  ),
  ...[
    'the-landing',
    'what-kind-of-light',
    'talk-them-in',
    'the-drawer',
    'the-gale',
    'the-watch',
    'every-name',
  ].map(moment),
  ofStory(
    'publish-problems',
    'begun',
    '',
    form,
    opens(({ admin }) => admin.publish.open),
  ),
  ofStory(
    'publish-sound',
    'adopted',
    '',
    form,
    opens(({ admin }) => admin.publish.open),
  ),
  ofStory(
    'close',
    'adopted',
    '',
    form,
    opens(({ admin }) => admin.closing.close),
  ),
  ofStory('closed', 'adopted', '', form, closed),
  ofStory(
    'to-offer',
    'begun',
    '',
    form,
    opens(({ admin }) => admin.transfer.open),
  ),
  ofStory('offered', 'offered', '', form),
  ofStory(
    'test',
    'begun',
    '',
    form,
    opens(({ admin }) => admin.test.title),
  ),
  ofStory(
    'find',
    'begun',
    '',
    form,
    opens(({ admin }) => admin.find.title),
  ),
  asked('two-at-once', besides),
  asked(
    'rename',
    opens(({ adminForms }) => adminForms.cast.rename, 'main'),
  ),
  asked(
    'delete',
    opens(({ adminForms }) => adminForms.cast.delete, 'main'),
  ),
  asked('broken-file', undefined, 'broken'),
  ofStory('deleted', 'begun', `/text/${TEXT_GONE}`, editor, deleted),
  ofStory('no-text', 'begun', '/text/moments/nowhere.yaml', (page) => page.locator('main section').first()),
  address(
    'in-folder',
    ({ inFolder }) => `/stories/${inFolder}`,
    (page, { admin }) => page.getByText(admin.folder.text),
  ),
  address(
    'not-found',
    () => `/stories/${NO_STORY}`,
    (page) => page.getByRole('alert'),
  ),
  ofStory('no-moment', 'begun', `/flow/moment/${NO_STORY}`, (page) => page.getByRole('alert')),
];
