/** @jest-environment ./scripts/jest/page-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPage } from '../testing/page.tsx';
import { Field } from './Field.tsx';

/** What a screen reader adds to the field's name. */
function described(): string | undefined {
  const id = screen.getByRole('textbox').getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent) || undefined;
}

test('a field is found by its label, and takes what is typed', async () => {
  const { user } = await showPage(<Field label="E-mail" name="email" />);
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ada@example.org');
  expect(described()).toBeUndefined();
});

test('its hint is said with it, and gives way to its problem, which is said at once', async () => {
  const { rerender } = await showPage(<Field label="Password" hint="At least eight letters." />);
  expect(described()).toBe('At least eight letters.');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  rerender(<Field label="Password" hint="At least eight letters." problem="Too short." />);
  expect(described()).toBe('Too short.');
  expect(screen.getByRole('alert').textContent).toBe('Too short.');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('At least eight letters.')).toBeNull();
});

test('two fields of one name have descriptions of their own', async () => {
  await showPage(
    <>
      <Field label="Old" problem="Wrong." />
      <Field label="New" problem="Too short." />
    </>,
  );
  const ids = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-describedby'));
  expect(ids.map((id) => id && document.getElementById(id)?.textContent)).toEqual(['Wrong.', 'Too short.']);
});
