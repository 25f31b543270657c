import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EMPTY_JUDGEMENT, parseProposal } from './proposal.ts';

describe('a proposal', () => {
  it('is read as it was meant', () => {
    const judgement = {
      facets: ['a', 'b'],
      perfects: ['c'],
      answer: 'partly',
      path: 'up',
      reason: true,
      deflection: 'flattery',
      option: 'x',
      laterPath: 'down',
      characters: ['host', 'guest'],
      items: ['lamp'],
      assignments: [{ task: 't', character: 'host', reason: true }],
      creativity: 0.5,
      thematic: true,
      target: 'ogre',
      quality: 70,
      property: 'Fire',
      difficulty: 'hard',
      bet: 3,
      sacrificed: ['Water'],
      declined: true,
      act: 'dont-know',
      told: 'the-lamp',
    };
    const lines = [{ text: 'Hm.', characterId: 'y', emotion: { key: 'anger', strength: 2 } }];
    expect(parseProposal({ judgement, lines })).toEqual({ judgement, lines });
  });

  it('is empty where nothing is understood', () => {
    for (const nothing of [undefined, null, 7, 'text', [], { judgement: 3, lines: 'no' }])
      expect(parseProposal(nothing)).toEqual({ judgement: EMPTY_JUDGEMENT, lines: [] });
  });

  it('has no act and asks for no answer where it says none that there is', () => {
    for (const judgement of [{}, { act: 'dance', told: '' }, { act: null, told: 7 }])
      expect(Object.keys(parseProposal({ judgement }).judgement)).toEqual(Object.keys(EMPTY_JUDGEMENT));
  });

  it('keeps what is right beside what is wrong', () => {
    const { judgement, lines } = parseProposal({
      judgement: { facets: ['a', 7, 'a', '', { b: 1 }], answer: 'great', reason: 'yes', path: '\0 up ' },
      lines: [{ text: 'one\ud800two', emotion: { key: 'joy' } }, { text: '  ' }, null, 'three'],
    });
    expect(judgement).toEqual({ ...EMPTY_JUDGEMENT, facets: ['a'], path: 'up' });
    expect(lines).toEqual([{ text: 'one two', characterId: '', emotion: { key: 'normal', strength: 3 } }]);
  });

  it('holds numbers in their range, and gives each task once', () => {
    const given = (task: unknown, character: unknown) => ({ task, character, reason: 1 });
    const { judgement } = parseProposal({
      judgement: {
        creativity: 7,
        quality: -3,
        bet: 2.9,
        property: 'Gold',
        sacrificed: ['Fire', 'Fire', 'Gold'],
        assignments: [given('t', 'a'), given('t', 'b'), given('u', 4), 'all'],
      },
    });
    expect(judgement).toEqual({
      ...EMPTY_JUDGEMENT,
      ...{ creativity: 1, quality: 0, bet: 2, sacrificed: ['Fire'] },
      assignments: [{ task: 't', character: 'a', reason: false }],
    });
  });

  it('comes out valid of any JSON, and unchanged when read again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const proposal = parseProposal(value);
        expect(parseProposal(JSON.parse(JSON.stringify(proposal)))).toEqual(proposal);
      }),
    );
  });
});
