import { describe, expect, test } from '@jest/globals';
import { expand } from './contractions.ts';
import { editDistance, soundOf } from './sound.ts';
import { stem } from './stem.ts';
import { clausesOf } from './tokens.ts';

const negated = (text: string, language: 'en' | 'fr') =>
  clausesOf(text, language)
    .flat()
    .filter((token) => token.negated && token.kind === 'content')
    .map((token) => token.text);

describe('tokens', () => {
  test('French elisions fall apart before stemming', () => {
    const stems = clausesOf("j'ai perdu l'équipage qu'il aimait", 'fr')
      .flat()
      .map((token) => token.stem);
    expect(stems).toEqual(expect.arrayContaining([stem('équipage', 'fr'), stem('aimer', 'fr')]));
  });

  test('irregular forms and endings share a stem', () => {
    expect(stem('lost', 'en')).toBe(stem('losing', 'en'));
    expect(stem('frightened', 'en')).toBe(stem('frighten', 'en'));
    expect(stem('cherches', 'fr')).toBe(stem('chercher', 'fr'));
    expect(stem('éteint', 'fr')).toBe(stem('éteindre', 'fr'));
  });

  test('what is longer than any word is no word to be stemmed', () => {
    expect(stem('frightening', 'en')).not.toBe('frightening');
    const long = `${'frighten'.repeat(4)}ing`;
    expect(stem(long, 'en')).toBe(long);
  });

  test('a breath is parted where a new thought begins', () => {
    expect(clausesOf("it wasn't you, so let's make it red", 'en')).toHaveLength(2);
    expect(clausesOf("c'est pas vous, alors on met du rouge", 'fr')).toHaveLength(2);
  });

  test.each([
    ['en', "I'm not scared", ['scared']],
    ['en', "don't make it white", ['white']],
    ['en', 'red, not white', ['white']],
    ['en', "couldn't it warn them", []],
    ['fr', "moi j'ai pas peur", ['peur']],
    ['fr', 'surtout pas blanc', ['blanc']],
    ['fr', 'tu risques rien', ['risques']],
    ['fr', 'elle pourrait pas prévenir', []],
    ['fr', 'vous êtes plus seul', ['seul']],
  ] as const)('%s: in "%s" the denied words are %j', (language, text, expected) => {
    expect(negated(text, language)).toEqual(expected);
  });

  test('letters that are spelled become one name', () => {
    expect(expand('who was N. K.?', 'en')).toContain('nk');
    expect(expand('what does N K mean', 'en')).toContain('nk');
    expect(expand('I saw a ship', 'en')).toBe('i saw a ship');
  });

  test('text that is nothing at all has no tokens', () => {
    expect(clausesOf(' … ?! \u0000 🙂', 'en')).toEqual([]);
  });
});

describe('sounds', () => {
  test('one name, however it is spelled', () => {
    const names = ['Soizic', 'swazik', 'soizique'].map((name) => soundOf(name, 'fr'));
    expect(new Set(names).size).toBe(1);
  });

  test('edit distance is counted up to its limit', () => {
    expect(editDistance('perrin', 'perin', 2)).toBe(1);
    expect(editDistance('kerbrat', 'carbra', 2)).toBeGreaterThan(2);
    expect(editDistance('red', 'lighthouse', 2)).toBe(3);
  });
});
