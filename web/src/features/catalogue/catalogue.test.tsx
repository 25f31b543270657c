/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { setUser } from '../../lib/session/current.ts';
import { STILL, showTo } from '../../testing/media.ts';
import { showPage } from '../../testing/page.tsx';
import { NEVER, Site } from '../../testing/site.ts';
import { storyOf } from '../../testing/story.ts';
import CataloguePage from './CataloguePage.tsx';
import OwnerCataloguePage from './OwnerCataloguePage.tsx';
import { PublicCatalogue } from './PublicCatalogue.tsx';

const LIGHT = storyOf('light', { name: 'Put out the light', createdAt: '2025-06-01' });
const SOON = storyOf('soon', { name: 'Seven doors', isComingSoon: true });
const STORIES = 'CatalogueService/ListStories';
const PROGRESS = 'RunService/ListProgress';

const Address = () => <output data-testid="at">{useLocation().pathname}</output>;

async function showCatalogue(answers: Record<string, object>, at = '/browse') {
  setUser({ id: 'p1', email: 'maud@example.org', role: 'player' });
  const site = new Site(answers);
  const Page = at === '/browse' ? CataloguePage : OwnerCataloguePage;
  const { user } = await showPage(
    <>
      <Page />
      <Address />
    </>,
    { at },
  );
  return { site, user };
}

const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title, level: 2 });
  const section = heading.closest('section');
  if (!section) throw new Error(`no row of ${title}`);
  return within(section);
};

/** The stories as they came with the page. */
function comeWithPage(lang: string, stories: object[]): void {
  const data = Object.assign(document.createElement('script'), { type: 'application/json', id: 'catalogue' });
  data.lang = lang;
  data.textContent = JSON.stringify({ stories });
  document.head.append(data);
}

describe('the catalogue', () => {
  beforeEach(() => {
    showTo(STILL);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => setUser(undefined));
    document.getElementById('catalogue')?.remove();
  });

  test('a player sees what they have begun, how far, and all the rest', async () => {
    await showCatalogue({
      [STORIES]: { stories: [LIGHT, SOON] },
      [PROGRESS]: { stories: [{ storyId: 'light', state: 'ONGOING', progress: 40 }] },
    });
    const begun = await row('Continue');
    expect(begun.getByRole('button').textContent).toContain('Put out the light');
    expect(begun.getByRole('img', { name: '40% of this run played' })).toBeTruthy();
    const all = await row('Trending Now');
    expect(all.getAllByRole('button').map(({ dataset }) => dataset.story)).toEqual(['light', 'soon']);
    expect(all.getByText('Coming Soon')).toBeTruthy();
  });

  test('who has begun nothing has no row for it', async () => {
    await showCatalogue({ [STORIES]: { stories: [LIGHT] }, [PROGRESS]: { stories: [] } });
    await row('Trending Now');
    expect(screen.queryByRole('heading', { name: 'Continue' })).toBeNull();
  });

  test('the sheet of a story without scenes and cover shows its place', async () => {
    const bare = storyOf('bare', { name: 'Bare', sampleImages: [''], coverImage: '' });
    const { user } = await showCatalogue({ [STORIES]: { stories: [bare] }, [PROGRESS]: { stories: [] } });
    await user.click((await row('Trending Now')).getByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: 'Bare' });
    expect(sheet.querySelector('img')?.src).toContain('/media/image/bare/place.jpg');
    expect(sheet.querySelector('[data-missing]')).toBeNull();
  });

  test('a story opens as a sheet, and leads to its own page', async () => {
    const { user } = await showCatalogue({ [STORIES]: { stories: [LIGHT] }, [PROGRESS]: { stories: [] } });
    await user.click((await row('Trending Now')).getByRole('button'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Put out the light' }));
    expect(sheet.getByText('All about light.')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Launch' }));
    expect(screen.getByTestId('at').textContent).toBe('/launch/light');
  });

  test('a story that is only announced opens, and leads nowhere', async () => {
    const { user } = await showCatalogue({ [STORIES]: { stories: [SOON] }, [PROGRESS]: { stories: [] } });
    await user.click((await row('Trending Now')).getByRole('button'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Seven doors' }));
    await user.click(sheet.getByRole('button', { name: 'Coming Soon' }));
    expect(screen.getByTestId('at').textContent).toBe('/browse');
  });

  test('a story that is closed stands among those that its player has begun, and leads to what is left of it', async () => {
    const closed = storyOf('shut', { name: 'The last pass', isClosed: true, userStarted: true });
    const { user } = await showCatalogue({
      [STORIES]: { stories: [LIGHT, closed] },
      [PROGRESS]: { stories: [{ storyId: 'shut', state: 'ONGOING', progress: 40 }] },
    });
    expect((await row('Trending Now')).queryByText('The last pass')).toBeNull();
    const card = (await row('Continue')).getByRole('button');
    expect(within(card).getByText('Closed')).toBeTruthy();
    await user.click(card);
    const sheet = within(await screen.findByRole('dialog', { name: 'The last pass' }));
    expect(sheet.getByText('Closed')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Launch' }));
    expect(screen.getByTestId('at').textContent).toBe('/launch/shut');
  });

  test.each([
    ['en', 'Trending Now', 'Closed', 'Coming Soon'],
    ['fr', /./, 'Fermée', 'Bientôt'],
    ['es', /./, 'Cerrada', 'Próximamente'],
  ] as const)(
    'a story that was announced and then closed has one badge, and does not come soon (%s)',
    async (...said) => {
      const [language, heading, closed, soon] = said;
      comeWithPage(language, [
        storyOf('shut', { name: 'The last pass', isComingSoon: true, isClosed: true }),
      ]);
      new Site();
      const { user } = await showPage(<PublicCatalogue onConnect={() => undefined} />, { language });
      await screen.findAllByRole('heading', { name: heading, level: 2 });
      const card = screen.getByRole('button', { name: /The last pass/ });
      expect(within(card).getByText(closed)).toBeTruthy();
      expect(within(card).queryByText(soon)).toBeNull();
      await user.click(card);
      expect((await screen.findByRole('button', { name: closed })).getAttribute('aria-disabled')).toBe(
        'true',
      );
      expect(screen.queryByText(soon)).toBeNull();
    },
  );

  test('a story that was closed since the page came opens for a visitor, and leads nowhere', async () => {
    comeWithPage('en', [storyOf('shut', { name: 'The last pass', isClosed: true })]);
    const onConnect = jest.fn();
    new Site();
    const { user } = await showPage(<PublicCatalogue onConnect={onConnect} />);
    const card = (await row('Trending Now')).getByRole('button');
    expect(card.textContent).not.toContain('Sign in to play');
    await user.click(card);
    await user.click(await screen.findByRole('button', { name: 'Closed' }));
    expect(onConnect).not.toHaveBeenCalled();
  });

  test('a sign-out that fails says so, and that one is still signed in', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { site, user } = await showCatalogue({
      [STORIES]: { stories: [LIGHT] },
      [PROGRESS]: { stories: [] },
    });
    await row('Trending Now');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'An error occurred' }));
    expect(dialog.getByText(/^You are still signed in\. /)).toBeTruthy();
    expect(site.askedBy('AuthService/SignOut')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Got it, thanks!' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('while the stories come, the page says so between its head and its foot', async () => {
    await showCatalogue({ [STORIES]: NEVER, [PROGRESS]: NEVER });
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toContain('Loading...');
    expect(screen.getByRole('button', { name: 'Account menu' })).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  test('where there are no stories, the page says so', async () => {
    await showCatalogue({ [STORIES]: { stories: [] }, [PROGRESS]: { stories: [] } });
    expect(await screen.findByText('No stories available at the moment.')).toBeTruthy();
  });

  test('stories that do not come are asked for again', async () => {
    const { site, user } = await showCatalogue({ [PROGRESS]: { stories: [] } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load stories.');
    site.answer(STORIES, { stories: [LIGHT] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await row('Trending Now');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without the progress the catalogue is whole but for how far one is', async () => {
    await showCatalogue({ [STORIES]: { stories: [{ ...LIGHT, userStarted: true }] } });
    expect((await row('Continue')).getByRole('button').textContent).toContain('Put out the light');
  });

  test('an owner’s catalogue is theirs alone, and an address of nobody says so', async () => {
    const owner = '6f0f5c1e-33f1-4b69-9a63-0d9a4b0d2f10';
    await showCatalogue({ [STORIES]: { stories: [] } }, `/${owner}/browse`);
    expect(screen.getByRole('alert').textContent).toContain('Invalid owner ID');
    expect(screen.getByRole('link', { name: 'Back to the catalogue' }).getAttribute('href')).toBe('/browse');
  });

  test('a visitor sees the stories that came with the page at once, and nothing is asked', async () => {
    comeWithPage('en', [LIGHT]);
    const site = new Site();
    const onConnect = jest.fn();
    const { user } = await showPage(<PublicCatalogue onConnect={onConnect} />);
    const card = (await row('Trending Now')).getByRole('button');
    expect(card.textContent).toContain('Sign in to play →');
    expect(site.asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(onConnect).toHaveBeenLastCalledWith();
    await user.click(card);
    await user.click(await screen.findByRole('button', { name: 'Launch' }));
    expect(onConnect).toHaveBeenLastCalledWith('light');
  });

  test('stories that came in another language are asked for in the visitor’s', async () => {
    comeWithPage('fr', [LIGHT]);
    new Site({ '/catalogue.json': { stories: [SOON] } });
    await showPage(<PublicCatalogue onConnect={() => undefined} />);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect((await row('Trending Now')).getByRole('button').textContent).toContain('Seven doors');
  });

  test('a visitor whose stories do not come can ask again', async () => {
    const site = new Site();
    const { user } = await showPage(<PublicCatalogue onConnect={() => undefined} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load stories.');
    site.answer('/catalogue.json', { stories: [LIGHT] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await row('Trending Now');
  });
});
