import { describe, expect, test } from '@jest/globals';
import { authors as authorsEn } from './en/authors.ts';
import { en } from './en/index.ts';
import { scene as sceneEn } from './en/scene.ts';
import { authors as authorsEs } from './es/authors.ts';
import { es } from './es/index.ts';
import { authors as authorsFr } from './fr/authors.ts';
import { fr } from './fr/index.ts';
import { scene as sceneFr } from './fr/scene.ts';
import { pickLanguage } from './language.ts';

function flat(texts: object, at = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value] as [string, string]] : flat(value, `${at}${key}.`),
  );
}
const holes = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).toSorted();
const english = flat({ ...en, ...authorsEn });

describe.each([
  ['French', { ...fr, ...authorsFr }, english],
  ['Spanish', { ...es, ...authorsEs }, english],
  ['French on a stage', sceneFr, flat(sceneEn)],
])('%s', (_, texts, english) => {
  const translated = new Map(flat(texts));
  test('has every text of English and no other', () => {
    expect([...translated.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
  });
  test('says something everywhere, with the same values in it', () => {
    for (const [key, text] of english) {
      const other = translated.get(key) ?? '';
      expect([key, other.trim() !== '', holes(other)]).toEqual([key, true, holes(text)]);
    }
  });
  test('is not English left standing', () => {
    const same = english.filter(
      ([key, text]) => translated.get(key) === text && text.replace(/{{\w+}}/g, '').length > 16,
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });
});

test('the page speaks the first language that it knows of those that are wanted', () => {
  expect(pickLanguage([null, 'de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(pickLanguage(['es', 'fr'])).toBe('es');
  expect(pickLanguage([])).toBe('en');
});
