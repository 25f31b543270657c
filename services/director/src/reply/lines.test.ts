import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import type { TurnVerdict } from '@fabula/rules/types';
import { describe, expect, test } from '@jest/globals';
import type { HeardLine } from '../director.ts';
import type { ReplyContext } from './context.ts';
import { linesOf } from './lines.ts';

const line = (text: string) => ({
  text: { en: text, fr: text },
  emotion: { key: 'normal' as const, strength: 2 },
});
const facet = (id: string, points: number) => ({
  id,
  points,
  examples: { en: [], fr: [] },
  conditionalExamples: [],
  reacts: [line(`${id} 1`), line(`${id} 2`)],
});

const talk = {
  refusals: [line('no 1'), line('no 2'), line('no 3')],
  repeated: [line('again')],
  perfects: [],
  perfectLines: [line('perfect')],
  answers: [],
  replies: [],
  hints: [],
};
const dialogue = {
  type: 'dialogue',
  characterId: 'c',
  ...talk,
  deflections: [{ id: 'trick', examples: { en: [], fr: [] }, lines: [line('tricked')] }],
  facets: [facet('light', 15), facet('heavy', 25), facet('third', 5)],
} as unknown as MomentOf<'dialogue'>;
const lesson = {
  ...dialogue,
  type: 'learning',
  points: [{ ...facet('white', 0), taught: [line('white says come')] }],
} as unknown as MomentOf<'learning'>;

const NO_VERDICT: TurnVerdict = {
  newFacets: [],
  heardBefore: [],
  perfect: null,
  answer: null,
  questionId: null,
  path: null,
  taught: [],
  qualities: [],
  picked: [],
  tasks: [],
  asks: null,
  blow: null,
  unpaid: null,
};

/** Turn by turn what was said, after the player's words each time. */
function heardIn(turns: readonly (readonly string[])[]): HeardLine[] {
  return turns.flatMap((lines) => [
    { speaker: 'player', text: 'what the player said' } as const,
    ...lines.map((text) => ({ speaker: 'character', text }) as const),
  ]);
}

function reply(
  verdict: Partial<TurnVerdict>,
  more: Partial<ReplyContext> & { moment?: Scene['moment'] } = {},
): string[] {
  const { moment = dialogue, ...rest } = more;
  const scene = {
    moment,
    state: { language: 'en', facts: [], roster: [], items: [], moments: [] },
    played: { silences: 0 },
    question: null,
    tasks: [],
  } as unknown as Scene;
  const base = { output: {}, scene, judgement: EMPTY_JUDGEMENT, words: '', seed: 'ab', heard: [] };
  return linesOf({ ...base, verdict: { ...NO_VERDICT, ...verdict }, ...rest }).map(({ text }) => text);
}

describe('the lines of the scripted director', () => {
  test('all of the weightiest reaction and one line of the next', () => {
    expect(reply({ newFacets: ['light', 'heavy', 'third'] })).toEqual(['heavy 1', 'heavy 2', 'light 1']);
  });

  test('a perfect answer is praised before it is answered', () => {
    const praised = { ...dialogue, perfects: [{ id: 'p', lines: [] }] } as unknown as Scene['moment'];
    expect(reply({ newFacets: ['light'], perfect: 'p' }, { moment: praised })).toEqual([
      'perfect',
      'light 1',
      'light 2',
    ]);
  });

  test('a refusal is another one each time, and never the last one said', () => {
    const said: string[][] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const [refusal = ''] = reply({}, { heard: heardIn(said), seed: String(turn) });
      expect([refusal]).not.toEqual(said.at(-1));
      said.push([refusal]);
    }
    expect(new Set(said.slice(0, 3).flat()).size).toBe(3);
  });

  test('a line that was cut off, and one that others followed, count as said', () => {
    const said = [['a refusal', 'that goes on']];
    const long = {
      ...dialogue,
      refusals: [line('a refusal that is long'), line('another refusal')],
    } as unknown as Scene['moment'];
    expect(reply({}, { moment: long, heard: heardIn([['a refusal that…']]) })).toEqual(['another refusal']);
    const short = {
      ...dialogue,
      refusals: [line('a refusal'), line('another')],
    } as unknown as Scene['moment'];
    expect(reply({}, { moment: short, heard: heardIn(said) })).toEqual(['another']);
  });

  test('a repetition is remarked on, a trick has its own line', () => {
    expect(reply({ heardBefore: ['light'] })).toEqual(['again']);
    const judgement = { ...EMPTY_JUDGEMENT, deflection: 'trick' };
    expect(reply({}, { judgement })).toEqual(['tricked']);
    expect(reply({}, { judgement, heard: heardIn([['tricked']]) })[0]).toMatch(/^no/);
  });

  test('who says something new about what was heard long ago is answered as before, and not scolded', () => {
    const bread = [
      { speaker: 'player', text: 'pass the bread' },
      { speaker: 'character', text: 'no 1' },
    ] as const;
    const lately = [
      { speaker: 'player', text: 'did you see the harbour burn?' },
      { speaker: 'character', text: 'light 1' },
      ...bread,
    ] as const;
    const heard = [...lately, ...bread, ...bread, ...bread, ...bread];
    const again = { heardBefore: ['light'] };
    expect(reply(again, { heard: lately, words: 'is your uncle a fisherman?' })).toEqual(['again']);
    expect(reply(again, { heard, words: 'is your uncle a fisherman?' })).toEqual(['light 1', 'light 2']);
    expect(reply(again, { heard, words: 'so did the harbour burn?' })[0]).toBe('again');
  });

  test('in a lesson who asks is told and who says it is confirmed', () => {
    expect(reply({ newFacets: ['white'] }, { moment: lesson, words: 'what does white mean?' })).toEqual([
      'white says come',
      'white 2',
    ]);
    expect(reply({ newFacets: ['white'] }, { moment: lesson })).toEqual(['white 1', 'white 2']);
    expect(reply({ taught: ['white'] }, { moment: lesson })).toEqual([]);
  });
});
