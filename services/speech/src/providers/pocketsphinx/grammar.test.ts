import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareRight } from './calibration.ts';
import { buildGrammar } from './grammar.ts';
import { certaintyIn, readHypothesis } from './hypothesis.ts';
import { waysToSay } from './phones.ts';
import { phrasesOf, wordsOf } from './phrases.ts';

describe('words of a phrase', () => {
  test('are lower case, without punctuation, with their apostrophes', () => {
    expect(wordsOf('Dis-moi : qu’est-ce que c’est ?')).toEqual([
      'dis',
      'moi',
      "qu'est",
      'ce',
      'que',
      "c'est",
    ]);
    expect(wordsOf("'Tis N.K., isn't it")).toEqual(['tis', 'n', 'k', "isn't", 'it']);
    expect(wordsOf(' 🙂 … ')).toEqual([]);
  });

  test('are the same phrase only once', () => {
    expect(phrasesOf(['Make it red.', 'make it red!', ''])).toEqual([
      { text: 'Make it red.', words: ['make', 'it', 'red'] },
    ]);
  });
});

describe('a grammar', () => {
  const phones = new Map([
    ['make', ['M EY K']],
    ['it', ['IH T', 'AH T']],
    ['red', ['R EH D']],
    ['zzz', []],
  ]);
  const grammar = buildGrammar(phrasesOf(['Make it red!', 'it zzz']), phones);

  test('has the phrases that can be spoken, over ids', () => {
    expect(grammar?.jsgf).toBe('#JSGF V1.0;\ngrammar moment;\npublic <phrase> = w0 w1 w2 ;\n');
    expect(grammar?.dictionary).toBe('w0 M EY K\nw1 IH T\nw1(2) AH T\nw2 R EH D\n');
  });

  test('knows a phrase again by its ids, whichever way it was said', () => {
    expect(grammar?.phraseOf('w0 w1(2) w2')).toEqual({ text: 'Make it red!', sounds: 8 });
    expect(grammar?.phraseOf('w0 w1')).toBeUndefined();
  });

  test('is none where nothing can be spoken', () => {
    expect(buildGrammar(phrasesOf(['zzz', 'unknown']), phones)).toBeUndefined();
  });

  test('lets no text of an author into the program’s files', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        const phrases = phrasesOf(texts);
        const ways = new Map(phrases.flatMap(({ words }) => words.map((word) => [word, ['AH']])));
        const { jsgf, dictionary } = buildGrammar(phrases, ways) ?? { jsgf: '', dictionary: '' };
        expect(dictionary).toMatch(/^(w\d+ AH\n)*$/);
        expect(jsgf.replace(/^#JSGF V1\.0;\ngrammar moment;\npublic <phrase> =/, '')).toMatch(/^[w\d|;\s]*$/);
      }),
    );
  });
});

describe('phonetic signs', () => {
  test('become phones of the English model, the likeliest way first', () => {
    expect(waysToSay('en', 'nˈɑːlwɛn')).toEqual(['N AA L W EH N']);
    expect(waysToSay('fr', 'blɑ̃')).toEqual(['B L AO', 'B L AA', 'B AO', 'B L AO N', 'B AA', 'B AO N']);
    expect(waysToSay('fr', '(en)lˈaɪt(fr)')[0]).toBe('L AA T');
  });

  test('have no more ways than a search can bear, and none where nothing sounds', () => {
    expect(waysToSay('fr', 'ʁəʁəʁəʁə').length).toBeLessThanOrEqual(16);
    expect(waysToSay('fr', '')).toEqual([]);
  });
});

describe('the program’s log', () => {
  const log = 'INFO: fsg_search.c(853): 368 frames, 2165 HMMs\nw0 w1(2) (speech -5704)\nspeech done ---\n';

  test('says what was understood and how well', () => {
    expect(readHypothesis(log, 'speech')).toEqual({ text: 'w0 w1(2)', scorePerFrame: -15.5 });
  });

  test('of nothing understood has no score to be trusted', () => {
    expect(readHypothesis(' (speech 0)\nspeech done', 'speech').text).toBe('');
    expect(readHypothesis('', 'speech').scorePerFrame).toBe(Number.NEGATIVE_INFINITY);
  });

  test('says how sure each word is, silences aside', () => {
    const backtrace = [
      'word                 start end   pprob ascr       lscr       lback',
      '<s>                  0     15    1.000 -478208    0          1',
      'use(2)               129   156   0.500 -1037312   -343       3',
      '<sil>                157   160   0.100 -100       -160       3',
      'the                  161   167   1.000 -115712    -120       3',
      '</s>                 296   300   1.000 -2225152   -160       2',
      log,
    ];
    expect(certaintyIn(backtrace.join('\n'))).toBe(0.75);
    expect(certaintyIn(log)).toBe(0);
  });
});

test('a score becomes the share that was right, on a line between what was measured', () => {
  const share = (score: number) =>
    shareRight(
      [
        [-2, 0.5],
        [0, 0.7],
        [4, 0.9],
      ],
      score,
    );
  expect([-9, -2, -1, 0, 2, 4, 9].map(share)).toEqual([0.5, 0.5, 0.6, 0.7, 0.8, 0.9, 0.9]);
  expect(share(Number.NEGATIVE_INFINITY)).toBe(0.5);
});
