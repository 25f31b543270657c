/** @jest-environment ./scripts/jest/page-environment.mjs */
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { showPage } from '../testing/page.tsx';
import { Confirm } from './Confirm.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';

interface AskingProps {
  onConfirm: () => void;
  busy?: boolean;
  problem?: string;
}

function Asking({ onConfirm, ...more }: AskingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Throw it away
      </button>
      {open && (
        <Confirm
          {...more}
          title="Throw it away?"
          text="It cannot be had back."
          confirm="Throw"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function asking(more: Omit<AskingProps, 'onConfirm'> = {}) {
  const onConfirm = jest.fn();
  const page = await showPage(<Asking onConfirm={onConfirm} {...more} />);
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  await press('Throw it away');
  return { ...page, press, onConfirm };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Throw it away?' });
const isBackAtTheButton = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Throw it away' })));

describe('a question', () => {
  test('has the focus on what leaves all as it is, and nothing is done before it is answered', async () => {
    const { press, onConfirm } = await asking();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await press('Throw');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test.each(['Cancel', 'Close'])(
    '%s takes it back, and the focus returns to where it came from',
    async (way) => {
      const { press, onConfirm } = await asking();
      await press(way);
      await waitFor(() => expect(dialog()).toBeNull());
      await isBackAtTheButton();
      expect(onConfirm).not.toHaveBeenCalled();
    },
  );

  test('Escape takes it back', async () => {
    const { user } = await asking();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    await isBackAtTheButton();
  });

  test('Tab goes round inside', async () => {
    const { user } = await asking();
    const visited = new Set<string>();
    for (let n = 0; n < 6; n += 1) {
      await user.tab();
      const at = document.activeElement;
      visited.add(at?.getAttribute('aria-label') ?? at?.textContent ?? '');
    }
    expect([...visited].sort()).toEqual(['Cancel', 'Close', 'Throw']);
  });

  test('that is being answered cannot be answered twice, but left', async () => {
    const { press, onConfirm } = await asking({ busy: true });
    await press('Throw');
    expect(onConfirm).not.toHaveBeenCalled();
    await press('Cancel');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  test('says aloud what went wrong with its answer', async () => {
    await asking({ problem: 'It is too heavy.' });
    expect(screen.getByRole('alert').textContent).toBe('It is too heavy.');
  });
});

describe('the dialog of errors', () => {
  test('says what went wrong, as an alert, until it is read', async () => {
    const onClose = jest.fn();
    const page = await showPage(<ErrorDialog message="The sea is too high." onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'An error occurred' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('The sea is too high.');
    await page.user.click(screen.getByRole('button', { name: 'Got it, thanks!' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    page.rerender(<ErrorDialog message={undefined} onClose={onClose} />);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
