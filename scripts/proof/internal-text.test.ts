import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';
import { internalText } from './internal-text.ts';

test.each([
  'Error\n    at play (file:///srv/app/turn.js:10:5)',
  'cannot open /srv/data/keys',
  `cannot open ${ROOT}services`,
  'select "a" from turns where id = $1',
  'relation "player_stories" does not exist',
  '14 UNAVAILABLE: No connection established',
  'connect ECONNREFUSED 127.0.0.1:1',
  'TypeError: x is not a function',
  'zod: expected string',
  'ZodError',
])('%j is not for players', (text) => {
  expect(internalText(text)).toBeDefined();
});

test.each([
  'This game does not exist.',
  'text must be at most 4000 characters long.',
  'Something went wrong on our side (6f1c0f9e-3f52-4f0b-9a0f-5f4d3c2b1a00).',
  'She waits at the window, and selects a lamp from the shelf.',
  '{"url":"/media/image/2375f439/lighthouse.webp?v=1"}',
  '{"player_characters":[]}',
  'cannot decode message from JSON: Unexpected token F, "F?zOd"',
  '{"accessToken":"eyJhbGciOiJ.eyJ-zOD-.a-grpc-b"}',
])('%j is', (text) => {
  expect(internalText(text)).toBeUndefined();
});
