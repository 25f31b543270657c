import { describe, expect, it } from '@jest/globals';
import { aMoment, examples, GUEST, LAMP, line, says, talk } from '../test/build.ts';
import { withoutStrays } from './strays.ts';

const all = says('', {
  selectedPath: 'left',
  selectedCharacterIds: [GUEST],
  selectedItemIds: [LAMP],
  interactionBetSize: 2,
  difficulty: 'silence',
  sacrificedProperties: ['Fire'],
});
const dialogue = aMoment(1, {
  ...{ ...talk, type: 'dialogue', goal: 'solve', points: 1, patience: 9 },
  ...{ facets: [{ id: 'it', points: 1, examples: examples('it'), reacts: [line('it')] }] },
  ...{ success: [line('success')], failure: [line('failure')] },
});
const assemble = aMoment(2, {
  ...{ ...talk, type: 'assemble', maxNumberOfCharacters: 1 },
  ...{ askNames: [line('who?')], tooMany: [line('too many')] },
});

describe('what was sent', () => {
  it('keeps no choice in a moment that only listens', () => {
    expect(withoutStrays(dialogue, { ...all, text: 'words' })).toEqual({
      ...says(''),
      ...NONE,
      text: 'words',
    });
  });

  it('keeps what the moment’s type takes, and only that', () => {
    expect(withoutStrays(assemble, all)).toEqual({ ...says(''), ...NONE, selectedCharacterIds: [GUEST] });
  });
});

const NONE = { selectedPath: undefined, interactionBetSize: undefined, difficulty: undefined };
