import { expect, test } from '@jest/globals';
import { REST } from './numbers.ts';
import { fillSlots, slot } from './slots.ts';

test('a slot follows the numbers of the face it names', () => {
  const markup = `M9,84 L92,${slot(128, { mouthCurve: -0.22, sneer: 5 })}Z`;
  expect(fillSlots(markup, REST)).toBe('M9,84 L92,128Z');
  expect(fillSlots(markup, { ...REST, mouthCurve: 10, sneer: 1 })).toBe('M9,84 L92,130.8Z');
});

test('markup without slots is untouched, and a broken slot draws at 0 and never NaN', () => {
  expect(fillSlots('<path d="M0,0"/>', REST)).toBe('<path d="M0,0"/>');
  expect(fillSlots('{x} {1 nobody 5} {2 tilt many}', { ...REST, tilt: 1 })).toBe('0 1 0');
});
