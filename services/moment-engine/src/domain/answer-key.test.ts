import type { Scene } from '@fabula/rules/scene';
import { describe, expect, test } from '@jest/globals';
import { answerKey, normalised } from './answer-key.ts';

const EMPTY = { facets: [], perfects: [], options: [], tasks: [], paths: [], nameable: [], difficulties: [] };
const NONE = { question: null, reasonFor: null, battle: null, qualities: [], heard: [] };
const scene = (more: object = {}) =>
  ({
    ...EMPTY,
    ...NONE,
    moment: { id: 'm' },
    played: { data: 1 },
    state: { language: 'en' },
    ...more,
  }) as unknown as Scene;

describe('the same answer', () => {
  test('is for the same words, however they are written', () => {
    expect(normalised('  Who ARE you ?')).toBe('who are you?');
    expect(normalised('Qui êtes-vous, là ?!')).toBe(normalised('qui etes vous la?'));
    expect(normalised('It was you.')).not.toBe(normalised('It was you?'));
  });

  test('is for the same moment with the same things open', () => {
    const same = answerKey(scene(), 'hello');
    expect(answerKey(scene({ heard: ['a'] }), 'Hello!')).toBe(same);
    for (const other of [
      { moment: { id: 'n' } },
      { state: { language: 'fr' } },
      { facets: [{ id: 'a' }] },
      { question: { id: 'q' } },
      { paths: [{ path: { path: 'up' }, isOpen: true }] },
    ])
      expect(answerKey(scene(other), 'hello')).not.toBe(same);
  });

  test('is for no blow that is struck again', () => {
    const struck = (data: unknown) =>
      answerKey(scene({ qualities: [{ id: 'q' }], played: { data } }), 'hit it');
    expect(struck(1)).not.toBe(struck(2));
  });
});
