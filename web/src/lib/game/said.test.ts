import { describe, expect, test } from '@jest/globals';
import { type Said, type SaidLine, talkOf } from './said.ts';

const line = (text: string, fields: Partial<SaidLine> = {}): SaidLine => ({
  ...{ by: 'character', inputId: 'i1', attempt: 1, index: 0, text, characterId: 'yann' },
  ...fields,
});
const words = (text: string, inputId = 'i1'): Said => ({ by: 'player', inputId, text });
const talk = (...said: Said[]): string[] => talkOf(said).map(({ text }) => text);

describe('the talk of a moment', () => {
  test('stands in its order, whenever it comes', () => {
    const said = [
      line('Who is there?', { inputId: 'm1' }),
      line('Well,'),
      // The player has spoken into it.
      words('Let me in.', 'i2'),
      line('come in then.', { index: 1 }),
      // What is known of one's words only with their answer stands before it.
      words('A friend.'),
    ];
    expect(talk(...said)).toEqual(['Who is there?', 'A friend.', 'Well,', 'come in then.', 'Let me in.']);
  });

  test('holds each once: a frame that comes again, words that are understood better, a second attempt', () => {
    const first = [words('Let me'), words('Let me in.'), line('Well,'), line('come in.', { index: 1 })];
    expect(talk(...first, line('Well,'))).toEqual(['Let me in.', 'Well,', 'come in.']);
    const second = line('Go away.', { attempt: 2 });
    expect(talk(...first, second, line('Well,'))).toEqual(['Let me in.', 'Go away.']);
  });

  test('is without words whose input came to nothing', () => {
    expect(talk(line('Who is there?', { inputId: 'm1' }), words('A friend.'), words(''))).toEqual([
      'Who is there?',
    ]);
  });
});
