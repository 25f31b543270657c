/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../testing/page.tsx';
import { Failed } from './Failed.tsx';
import { Loading } from './Notice.tsx';
import { Picture } from './Picture.tsx';
import { Retry } from './Retry.tsx';
import { StoryTitle } from './StoryTitle.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('waiting', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  describe('another try', () => {
    const again = () => screen.getByRole('button', { name: 'Try again' });

    test('is made by a press, and by itself every ten seconds while it is shown', async () => {
      const onRetry = jest.fn();
      const { unmount } = await showPage(<Retry onRetry={onRetry} />);
      fireEvent.click(again());
      expect(onRetry).toHaveBeenCalledTimes(1);
      await pass(20_000);
      expect(onRetry).toHaveBeenCalledTimes(3);
      unmount();
      await pass(60_000);
      expect(onRetry).toHaveBeenCalledTimes(3);
    });

    test('is not made under the finger of whoever is about to press it', async () => {
      const onRetry = jest.fn();
      await showPage(<Retry onRetry={onRetry} />);
      act(() => again().focus());
      await pass(30_000);
      expect(onRetry).not.toHaveBeenCalled();
      act(() => again().blur());
      await pass(10_000);
      expect(onRetry).toHaveBeenCalledTimes(1);
    });

    test('is always the newest one', async () => {
      const old = jest.fn();
      const newest = jest.fn();
      const { rerender } = await showPage(<Retry onRetry={old} />);
      rerender(<Retry onRetry={newest} />);
      await pass(10_000);
      expect([old.mock.calls.length, newest.mock.calls.length]).toEqual([0, 1]);
    });
  });

  test('a page that failed says so aloud and leads back to the catalogue, with what the address asked for', async () => {
    await showPage(<Failed text="Failed to fetch game data" />, { at: '/game/1?lang=fr' });
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch game data');
    expect(screen.queryByRole('button')).toBeNull();
    const way = screen.getByRole('link', { name: 'Back to the catalogue' });
    expect(way.getAttribute('href')).toBe('/browse?lang=fr');
  });

  test('who waits is told so, and after six seconds that it takes long', async () => {
    await showPage(<Loading>Opening the door...</Loading>);
    expect(screen.getByRole('status').textContent).toBe('Opening the door...');
    await pass(5_900);
    expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
    await pass(200);
    expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual.');
  });

  describe('a picture that cannot be had', () => {
    const picture = () => screen.queryByRole<HTMLImageElement>('img');
    const fail = () => fireEvent.error(picture() as HTMLImageElement);

    test('is a quiet block, and asked for again after pauses that grow', async () => {
      await showPage(<Picture url="/sea.jpg" alt="The sea" sizes="100vw" />);
      expect(picture()?.alt).toBe('The sea');
      for (const seconds of [2, 4, 8]) {
        fail();
        expect(picture()).toBeNull();
        await pass(seconds * 1000 - 100);
        expect(picture()).toBeNull();
        await pass(200);
        expect(picture()).not.toBeNull();
      }
    });

    test('is a story’s name in words, where it would have drawn it, until it comes', async () => {
      const story = { name: 'The Lamp', storyLogoImage: '/title.svg' };
      await showPage(<StoryTitle story={story} className={undefined} />);
      expect(picture()?.alt).toBe('The Lamp');
      fail();
      expect(picture()).toBeNull();
      expect(screen.getByRole('heading').textContent).toBe('The Lamp');
      await pass(2_100);
      expect(picture()?.alt).toBe('The Lamp');
    });

    test('says nothing of the next one', async () => {
      const { rerender } = await showPage(<Picture url="/sea.jpg" alt="The sea" sizes="100vw" />);
      fail();
      rerender(<Picture url="/lamp.jpg" alt="The lamp" sizes="100vw" />);
      expect(picture()?.alt).toBe('The lamp');
    });
  });
});
