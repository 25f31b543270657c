import { expect, test } from '@jest/globals';
import { masked } from './mask.ts';

test('rude words lose their letters, others stay', () => {
  expect(masked('what the Fuck is this ship')).toBe('what the F*** is this ship');
  expect(masked('the class assessed a cockpit')).toBe('the class assessed a cockpit');
  expect(masked('')).toBe('');
});
