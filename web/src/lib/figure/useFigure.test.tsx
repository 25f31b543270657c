/** @jest-environment ./scripts/jest/page-environment.mjs */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { showPage } from '../../testing/page.tsx';
import { useFigure } from './useFigure.ts';

const STORY = '../../../../services/catalogue/stories/put-out-the-light/media/characters';
const YANN = readFileSync(new URL(`${STORY}/yann/figure.json`, import.meta.url), 'utf8');

function Shown({ url }: { url: string | undefined }) {
  const figure = useFigure(url);
  return <output>{figure === undefined || figure === 'failed' ? String(figure) : figure.key}</output>;
}

const shown = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const gone = () => new Response('', { status: 503 });
const drawn = () => new Response(YANN);

describe('a figure that cannot be had', () => {
  const { fetch } = globalThis;
  const asked = jest.fn(async (_url: unknown) => drawn());
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    asked.mockClear();
    globalThis.fetch = asked as unknown as typeof fetch;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = fetch;
  });

  test('is asked for again after pauses that grow, and stands there once it has come', async () => {
    asked.mockImplementationOnce(async () => gone()).mockImplementationOnce(async () => gone());
    await showPage(<Shown url="/yann.json" />);
    await pass(0);
    expect(shown()).toBe('failed');
    await pass(2_100);
    expect([asked.mock.calls.length, shown()]).toEqual([2, 'failed']);
    await pass(4_100);
    expect([asked.mock.calls.length, shown()]).toEqual([3, 'yann']);
    await pass(120_000);
    expect(asked.mock.calls.length).toBe(3);
  });

  test('says nothing of the next one, and an empty name is none', async () => {
    asked.mockImplementationOnce(async () => gone());
    const { rerender } = await showPage(<Shown url="/yann.json" />);
    await pass(0);
    rerender(<Shown url="/other.json" />);
    await pass(0);
    expect(shown()).toBe('yann');
    rerender(<Shown url="" />);
    await pass(60_000);
    expect([shown(), asked.mock.calls.length]).toEqual(['undefined', 2]);
  });
});
