import { describe, expect, it } from '@jest/globals';
import { aMoment, examples, GUEST, LAMP, line, talk } from '../test/build.ts';
import { withoutChoices, withoutInapplicableChoices } from './inapplicable-choices.ts';

const all = {
  selectedPath: 'left',
  selectedCharacterIds: [GUEST],
  selectedItemIds: [LAMP],
  interactionBetSize: 2,
  difficulty: 'silence',
  sacrificedProperties: ['Fire'],
  text: 'words',
};
const NONE = {
  selectedPath: undefined,
  selectedCharacterIds: [],
  selectedItemIds: [],
  interactionBetSize: undefined,
  difficulty: undefined,
  sacrificedProperties: [],
  text: 'words',
};
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
    expect(withoutInapplicableChoices(dialogue, all)).toEqual(NONE);
  });

  it('keeps what the moment’s type takes, and only that', () => {
    expect(withoutInapplicableChoices(assemble, all)).toEqual({ ...NONE, selectedCharacterIds: [GUEST] });
  });

  it('keeps no choice at all where its recording was not heard', () => {
    expect(withoutChoices(all)).toEqual(NONE);
  });
});
