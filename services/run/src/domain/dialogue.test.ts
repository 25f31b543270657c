import { expect, it } from '@jest/globals';
import { dialogueOf, type SpokenTurn } from './dialogue.ts';

const turn = (words: string | null, ...lines: [string, string][]): SpokenTurn => ({
  playerMomentId: 'm',
  words,
  sentences: lines.map(([characterId, text]) => ({ characterId, text })),
  heardMs: null,
  perfect: words === 'perfect',
  cacheHit: null,
});

it('a dialogue holds no blank entry, and none that says what its speaker said last', () => {
  const entries = dialogueOf([
    turn('', ['a', 'Hello.']),
    turn('  ', ['a', 'Still there?']),
    turn('yes', ['b', 'Hello.'], ['a', 'Hello.']),
    turn('yes', ['a', 'Hello.']),
    turn('perfect'),
    turn('yes'),
  ]);
  expect(entries.map((entry) => entry.playerText ?? `${entry.characterId}: ${entry.llmText}`)).toEqual([
    'a: Hello.',
    'a: Still there?',
    'yes',
    'b: Hello.',
    'a: Hello.',
    'perfect',
    'yes',
  ]);
  expect(entries.map((entry) => entry.isPerfectAnswer).filter(Boolean)).toHaveLength(1);
});

it('what was said last in one moment may be said first in the next', () => {
  const inNext = { ...turn('yes', ['a', 'Hello.']), playerMomentId: 'n' };
  const entries = dialogueOf([turn('yes', ['a', 'Hello.']), inNext, inNext]);
  expect(
    entries.map(({ playerMomentId, playerText, llmText }) => [playerMomentId, playerText ?? llmText]),
  ).toEqual([
    ['m', 'yes'],
    ['m', 'Hello.'],
    ['n', 'yes'],
    ['n', 'Hello.'],
  ]);
});
