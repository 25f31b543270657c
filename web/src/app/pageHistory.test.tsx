/** @jest-environment ./scripts/jest/page-environment.mjs */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { useLeaving } from '../lib/leaving.ts';
import { AppRouter } from './AppRouter.tsx';

/** A game in which somebody speaks as long as the box is ticked. */
function Game() {
  const [speaking, setSpeaking] = useState(true);
  const { isAsked, leave, stay } = useLeaving(speaking);
  const navigate = useNavigate();
  return (
    <>
      <h1>Game</h1>
      <input type="checkbox" checked={speaking} onChange={() => setSpeaking(!speaking)} />
      <Link to="/browse">Catalogue</Link>
      <button type="button" onClick={() => navigate('/launch', { replace: true })}>
        Restart
      </button>
      {isAsked && (
        <div role="dialog">
          <button type="button" onClick={leave}>
            Leave
          </button>
          <button type="button" onClick={stay}>
            Stay
          </button>
        </div>
      )}
    </>
  );
}

/** From the catalogue through the profile into the game. */
async function play() {
  render(
    <AppRouter>
      <Routes>
        <Route path="/browse" element={<Link to="/profile">Profile</Link>} />
        <Route path="/profile" element={<Link to="/game">Play</Link>} />
        <Route path="/launch" element={<h1>Launch</h1>} />
        <Route path="/game" element={<Game />} />
      </Routes>
    </AppRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await user.click(await screen.findByRole('link', { name: 'Play' }));
  await screen.findByRole('heading', { name: 'Game' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}

const asked = () => screen.findByRole('dialog');
const untilAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

describe('the history of pages', () => {
  beforeEach(() => history.replaceState(null, '', '/browse'));

  test('who goes back while they speak is asked first, and stays where they want to', async () => {
    const { press } = await play();
    history.back();
    await asked();
    await untilAt('/game');
    await press('Stay');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Game' })).toBeTruthy();
  });

  test('who agrees to leave comes to where they wanted to go back to, however far', async () => {
    const { press } = await play();
    history.go(-2);
    await asked();
    await untilAt('/game');
    await press('Leave');
    await screen.findByRole('link', { name: 'Profile' });
    expect(location.pathname).toBe('/browse');
    history.forward();
    await screen.findByRole('link', { name: 'Play' });
  });

  test('who goes back twice at once is asked all the same, and comes two back if they agree', async () => {
    // Before the page itself hears of the first.
    addEventListener('popstate', () => history.back(), { once: true });
    const { press } = await play();
    history.back();
    await asked();
    await untilAt('/game');
    expect(screen.getByRole('heading', { name: 'Game' })).toBeTruthy();
    await press('Leave');
    await screen.findByRole('link', { name: 'Profile' });
    expect(location.pathname).toBe('/browse');
  });

  test('who goes back again while they are asked is asked again, and stays where they want to', async () => {
    const { press } = await play();
    for (const _ of ['once', 'again']) {
      history.back();
      await asked();
      await untilAt('/game');
    }
    await press('Stay');
    history.back();
    await asked();
    await untilAt('/game');
    await press('Stay');
    expect(screen.getByRole('heading', { name: 'Game' })).toBeTruthy();
  });

  test('who was asked, and has nothing to lose any more, is not asked again', async () => {
    const { user } = await play();
    history.back();
    await asked();
    await untilAt('/game');
    await user.click(screen.getByRole('checkbox'));
    history.back();
    await screen.findByRole('link', { name: 'Play' });
    expect(location.pathname).toBe('/profile');
  });

  test('a link and a button that lead away wait for the same yes', async () => {
    const { user, press } = await play();
    await user.click(screen.getByRole('link', { name: 'Catalogue' }));
    await asked();
    await press('Stay');
    await press('Restart');
    await asked();
    expect(location.pathname).toBe('/game');
    await press('Leave');
    await screen.findByRole('heading', { name: 'Launch' });
  });

  test('who has nothing to lose is not asked, back and forth', async () => {
    const { user } = await play();
    await user.click(screen.getByRole('checkbox'));
    history.back();
    await screen.findByRole('link', { name: 'Play' });
    history.forward();
    await screen.findByRole('heading', { name: 'Game' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a page that was loaded anew in the middle of its history is asked in as well', async () => {
    history.replaceState({ idx: 4, key: 'earlier' }, '', '/profile');
    render(
      <AppRouter>
        <Routes>
          <Route path="/profile" element={<Link to="/game">Play</Link>} />
          <Route path="/game" element={<Game />} />
        </Routes>
      </AppRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Play' }));
    await screen.findByRole('heading', { name: 'Game' });
    expect((history.state as { idx: number }).idx).toBe(5);
    history.back();
    await asked();
    await untilAt('/game');
  });
});
