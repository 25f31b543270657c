/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Main } from '../components/Main.tsx';
import { type Role, setUser } from '../lib/session/current.ts';
import { showPage } from '../testing/page.tsx';
import { Guide } from './Guide.tsx';
import { lazyPage, PageRoutes } from './pages.tsx';

const signIn = (role: Role) => setUser({ id: 'p1', email: 'maud@example.org', role });

const page = (words: string, after?: ReactNode) => () => (
  <Main>
    <h1>{words}</h1>
    {after}
  </Main>
);

const PAGES = [
  { path: '/browse', Page: page('Stories', <Link to="/profile">My profile</Link>) },
  {
    path: '/profile',
    Page: lazyPage(async () => ({ default: page('Profile'), title: () => 'My profile' })),
  },
  { path: '/admin', Page: page('Team'), role: 'team' as const },
  { path: '/admin/stories', Page: page('Story maker'), role: 'author' as const },
];

const Address = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>;

const SITE = (
  <>
    <Guide />
    <Suspense fallback="Loading...">
      <PageRoutes pages={PAGES} otherwise="/browse" />
    </Suspense>
    <Address />
  </>
);

const heading = () => screen.findByRole('heading', { level: 1 });

describe('pages', () => {
  afterEach(() => act(() => setUser(undefined)));

  test('who goes to another page hears its title and finds the focus at what it shows', async () => {
    const { user } = await showPage(SITE, { at: '/browse' });
    await user.click(screen.getByRole('link', { name: 'My profile' }));
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await waitFor(() => expect(document.title).toBe('My profile · Fabula'));
    expect(screen.getByTestId('announced').textContent).toBe('My profile · Fabula');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('an address that leads nowhere leads to the catalogue, with what it asks for', async () => {
    await showPage(SITE, { at: '/nowhere?lang=fr' });
    expect((await heading()).textContent).toBe('Stories');
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('/browse?lang=fr');
  });

  test.each([
    ['player', '/admin', 'Stories'],
    ['author', '/admin', 'Stories'],
    ['team', '/admin', 'Team'],
    ['player', '/admin/stories', 'Stories'],
    ['author', '/admin/stories', 'Story maker'],
    ['team', '/admin/stories', 'Story maker'],
  ] as const)('a %s who goes to %s sees %s', async (role, path, shown) => {
    signIn(role);
    await showPage(SITE, { at: path });
    expect((await heading()).textContent).toBe(shown);
  });

  test('who is not signed in sees no page of the team’s', async () => {
    await showPage(SITE, { at: '/admin/stories' });
    expect((await heading()).textContent).toBe('Stories');
  });
});
