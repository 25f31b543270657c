import { describe, expect, test } from '@jest/globals';
import type { Said, SaidLine } from './said.ts';
import { askedNow, heardSoFar, type Told, toldBefore } from './talk.ts';

const line = (text: string, fields: Partial<SaidLine> = {}): SaidLine => ({
  ...{ by: 'character', inputId: 'i1', attempt: 1, index: 0, text, characterId: 'yann' },
  ...fields,
});
const words = (text: string, inputId = 'i1'): Said => ({ by: 'player', inputId, text });
const texts = (said: readonly Said[]): string[] => said.map(({ text }) => text);
/** One after the other, as an answer. */
const answer = (...lines: (string | Partial<SaidLine>)[]): SaidLine[] =>
  lines.map((one, index) => (typeof one === 'string' ? line(one, { index }) : line('', { index, ...one })));
const told = (text: string, characterId = 'yann'): Told => ({ playerText: '', llmText: text, characterId });
const toldWords = (text: string): Told => ({ playerText: text, llmText: '', characterId: '' });

const afterTold = (all: readonly Told[], since: readonly Said[]) => [...toldBefore(all, since), ...since];

describe('what was said', () => {
  test('is told as far as it was heard', () => {
    const said = [words('A friend.'), ...answer('Well,', 'come in.')];
    const [first] = answer('Well,');
    expect(texts(heardSoFar(said, 'i1', undefined))).toEqual(['A friend.']);
    expect(texts(heardSoFar(said, 'i1', first))).toEqual(['A friend.', 'Well,']);
    expect(texts(heardSoFar(said, undefined, first))).toEqual(texts(said));
    // What is said once more is told already.
    expect(texts(heardSoFar(said, 'again', { inputId: 'again', index: 0 }))).toEqual(texts(said));
  });
});

describe('what is asked now', () => {
  test('is all that whoever spoke last has said of the newest answer', () => {
    const first = line('Who is there?', { inputId: 'm1' });
    const said = [
      first,
      words('A friend.'),
      ...answer({ text: 'The sea.', characterId: '' }, 'Three.', 'Now?'),
    ];
    expect(texts(askedNow(said))).toEqual(['Three.', 'Now?']);
    expect(texts(askedNow([first, words('A friend.')]))).toEqual(['Who is there?']);
    expect(askedNow([words('A friend.')])).toEqual([]);
  });

  test('is the question that somebody else has asked before it, where nothing of it is one', () => {
    const said = answer('Go.', 'Who sent you?', { text: 'The lamp hisses.', characterId: '' });
    expect(texts(askedNow(said))).toEqual(['Who sent you?', 'The lamp hisses.']);
    expect(texts(askedNow([...said, line('Well?', { index: 3 })]))).toEqual(['Well?']);
  });
});

describe('what the server tells of it', () => {
  const before = [told('Who is there?'), toldWords('A friend.'), told('Well,'), told('come in…')];

  test('stands before what this page has heard; what was said again is there once, and whole', () => {
    const again = answer('Well,', 'come in then.').map((one) => ({ ...one, inputId: 'm1' }));
    expect(texts(afterTold(before, again))).toEqual(['Who is there?', 'A friend.', 'Well,', 'come in then.']);
    expect(texts(afterTold(before, []))).toEqual(['Who is there?', 'A friend.', 'Well,', 'come in…']);
  });

  test('may hold what was said meanwhile', () => {
    const again = answer('Well,', 'come in then.').map((one) => ({ ...one, inputId: 'm1' }));
    const since = [...again, words('Thank you.', 'i2'), line('Sit.', { inputId: 'i2' })];
    const all = ['Who is there?', 'A friend.', 'Well,', 'come in then.', 'Thank you.', 'Sit.'];
    expect(texts(afterTold(before, since))).toEqual(all);
    expect(texts(afterTold([...before, toldWords('Thank you.'), told('Sit.')], since))).toEqual(all);
  });

  test('is as good an answer to answer as one that was heard', () => {
    expect(texts(askedNow(afterTold(before, [])))).toEqual(['Well,', 'come in…']);
    const [opening] = afterTold([told('Who is there?'), told('Speak.')], []);
    expect(texts(askedNow(afterTold([told('Who is there?'), told('Speak.')], [])))).toEqual([
      'Who is there?',
      'Speak.',
    ]);
    expect(opening).toMatchObject({ by: 'character', characterId: 'yann' });
  });
});
