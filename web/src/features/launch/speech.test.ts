import { expect, test } from '@jest/globals';
import type { Engine } from './api.ts';
import { speechOf } from './speech.ts';

const engine = (fields: Partial<Engine>): Engine => ({
  role: 'recogniser',
  name: 'one',
  language: 'fr',
  quality: 'floor',
  scope: 'authored_phrases',
  available: true,
  note: '',
  controls: [],
  ...fields,
});
const plain = engine({ role: 'voice', scope: 'open' });

test('French on the floor: authored phrases only, and a plain voice', () => {
  expect(speechOf([engine({}), plain], 'fr')).toEqual({ hears: 'frenchFloor', speaks: 'plain' });
});
test('English on the floor: phrases first, with a rough open ear beside', () => {
  const ears = [engine({ language: 'en' }), engine({ language: 'en', scope: 'open' })];
  expect(speechOf(ears, 'en')).toEqual({ hears: 'authored_phrases', speaks: 'none' });
});
test('a good open ear understands free speech', () => {
  expect(speechOf([engine({ quality: 'good', scope: 'open' }), engine({})], 'fr').hears).toBe('open');
});
test('an engine that only passes on a device’s words does not hear this page', () => {
  const device = engine({ quality: 'best', scope: 'open', note: 'if_the_device_recognises_speech' });
  expect(speechOf([device], 'fr').hears).toBe('nothing');
});
test('what is not available does not count', () => {
  expect(speechOf([engine({ available: false })], 'fr').hears).toBe('nothing');
});
test('silence with captions is no voice', () => {
  expect(speechOf([engine({ role: 'voice', quality: 'none', scope: 'nothing' })], 'fr').speaks).toBe('none');
});
