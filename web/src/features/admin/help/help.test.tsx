/** @jest-environment ./scripts/jest/page-environment.mjs */

import { blocks } from 'virtual:story-format';
import { DIAGNOSTICS } from '@fabula/story/diagnostics/diagnostics';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { setUser } from '../../../lib/session/current.ts';
import { showPage } from '../../../testing/page.tsx';
import { LAYOUT } from '../moment/layout.ts';
import { CodeButton } from '../text/CodeButton.tsx';
import type { Inline } from './blocks.ts';
import HelpPage from './HelpPage.tsx';

describe('help for authors', () => {
  afterEach(() => act(() => setUser(undefined)));

  test('the README of the stories is understood whole', () => {
    const said = (text: readonly Inline[]) =>
      text.filter(({ kind }) => kind !== 'code').map((part) => part.text);
    const prose = blocks.flatMap((block) => {
      if (block.kind === 'code') return [];
      if (block.kind === 'table') return block.rows.flat().flatMap(said);
      return block.kind === 'list' ? block.items.flatMap(said) : said(block.text);
    });
    expect(prose.length).toBeGreaterThan(100);
    expect(prose.filter((text) => /`|\*\*|\]\(|^#|^\|/.test(text))).toEqual([]);
    for (const block of blocks)
      if (block.kind === 'table') expect(new Set(block.rows.map((row) => row.length)).size).toBe(1);
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(
      new Set(['heading', 'paragraph', 'list', 'code', 'table']),
    );
  });

  test('how a story is written, with each type of moment, and each code of the checker', async () => {
    await showPage(<HelpPage />, { at: '/admin/help' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How a story is written');
    const main = within(screen.getByRole('main'));
    const parts = within(main.getByRole('navigation', { name: 'Parts of this page' }));
    for (const link of parts.getAllByRole('link')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect([id, document.getElementById(id)?.tagName]).toEqual([id, 'H2']);
    }
    const table = main.getAllByRole('rowheader').map(({ textContent }) => textContent);
    for (const type of Object.keys(LAYOUT)) expect(table.some((cell) => cell?.includes(type))).toBe(true);
    for (const code of Object.keys(DIAGNOSTICS)) expect(document.getElementById(code)).not.toBeNull();
  });

  test('a code says what it means where it stands, and leads to all of them', async () => {
    const { user } = await showPage(<CodeButton code="FS305" />);
    await user.click(screen.getByRole('button', { name: 'FS305' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(DIAGNOSTICS.FS305.meaning);
    const link = dialog.getByRole('link', { name: 'All codes of the checker' });
    expect(link.getAttribute('href')).toBe('/admin/help#FS305');
  });
});
