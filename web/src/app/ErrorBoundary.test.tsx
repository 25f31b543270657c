/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { showPage } from '../testing/page.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { reloadWhenReplaced } from './newVersion.ts';

function Broken(): never {
  throw new Error('a card without a face');
}

/** A head that stays, and pages of which one cannot be drawn. */
function Site({ page: Page = Broken }: { page?: React.ComponentType }) {
  return (
    <>
      <Link to="/browse?again">Fabula</Link>
      <ErrorBoundary visit={useLocation().key}>
        <Suspense fallback="…">
          <Routes>
            <Route path="/browse" element={<h1>Stories</h1>} />
            <Route path="*" element={<Page />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

describe('a page that breaks', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('a page that breaks says so, and the way to the others goes on without a new start', async () => {
    const { user } = await showPage(<Site />, { at: '/launch/one' });
    expect(screen.getByRole('alert').textContent).toContain('The curtain fell too early');
    expect(screen.getByRole('alert').textContent).toContain('Your progress is safe.');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to the catalogue' }));
    expect(screen.getByRole('heading', { name: 'Stories' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what stands around a page that breaks can still be used', async () => {
    const { user } = await showPage(<Site />, { at: '/launch/one' });
    await user.click(screen.getByRole('link', { name: 'Fabula' }));
    expect(screen.getByRole('heading', { name: 'Stories' })).toBeTruthy();
  });

  test('a part of the page that cannot be fetched is told as that, not as a fault', async () => {
    reloadWhenReplaced();
    // It has just loaded anew, and found the same.
    sessionStorage.setItem('fabula.reloaded', String(Date.now()));
    const missing = new TypeError('Failed to fetch dynamically imported module');
    // As the bundler tells it of an import that failed.
    const told = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: missing });
    window.dispatchEvent(told);
    await showPage(<Site page={lazy(() => Promise.reject(missing))} />, { at: '/profile' });
    expect((await screen.findByRole('alert')).textContent).toContain('A part of the page is missing');
    expect(told.defaultPrevented).toBe(false);
  });

  test('where everything breaks, the ways out load the page anew', async () => {
    await showPage(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    const link = screen.getByRole('link', { name: 'Back to the catalogue' });
    expect(link.getAttribute('href')).toBe('/browse');
  });
});
