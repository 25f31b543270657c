import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, both, examples, id, line, Player, says, talk } from '../test/build.ts';
import { START } from './inputs.ts';
import type { Decision } from './types.ts';

const answer = (name: string, more: object = {}) => ({
  id: name,
  examples: examples(name),
  lines: [line(`${name}, one`), line(`${name}, two`)],
  ...more,
});

const facet = (name: string, more: object = {}) => ({
  id: name,
  points: 10,
  examples: examples(name),
  reacts: [line(`${name}!`)],
  ...more,
});

/** A dialogue that is open: three turns of patience, two facets to hear. */
function opened(more: object = {}, run: { law?: 3 } = {}): Player {
  const dialogue = aMoment(1, {
    ...{ ...talk, type: 'dialogue', goal: 'convince', points: 20, patience: 3 },
    facets: [facet('a'), facet('b', { fact: 'known' })],
    answers: [...['one', 'two', 'three', 'four', 'five', 'six'].map((each) => answer(each))],
    ...{ success: [line('success')], failure: [line('failure')], transitions: [{ to: id(2) }] },
    ...more,
  });
  const player = new Player(aRelease([dialogue, aMoment(2, { type: 'epilogue' })]));
  player.state = { ...player.state, ...run };
  player.start();
  return player;
}

const said = ({ say }: Decision) => say.map(({ text }) => text);

/** What has changed of the run but the count of what was given. */
function changed(player: Player, play: () => Decision): unknown {
  const { moments: before, ...rest } = player.state;
  const { helps: _h, repeats: _r, told: _t, ...was } = before.at(-1) ?? {};
  const { moments, ...restAfter } = play().state;
  const { helps: _hh, repeats: _rr, told: _tt, ...is } = moments.at(-1) ?? {};
  return JSON.stringify([rest, was]) === JSON.stringify([restAfter, is]) ? 'nothing' : [restAfter, is];
}

describe('help', () => {
  it('is the next hint, three times a moment, and costs nothing', () => {
    const player = opened();
    expect(changed(player, () => player.answer({ act: 'help' }))).toBe('nothing');
    expect(player.last?.verdict.unpaid).toBe('help');
    const hints = [player.last, player.answer({ act: 'help' }), player.answer({ act: 'help' })];
    expect(hints.map((each) => each && said(each))).toEqual([['hint one'], ['hint two'], ['hint one']]);
    expect(player.current).toMatchObject({ helps: 3, turns: 0 });
    expect(player.state.interactions.used).toBe(0);
  });

  it('is an answer like any other when it is asked for a fourth time', () => {
    const player = opened();
    for (let turn = 0; turn < 3; turn += 1) player.answer({ act: 'help' });
    const fourth = player.answer({ act: 'help' });
    expect([said(fourth), fourth.verdict.unpaid, player.current.turns]).toEqual([[], null, 1]);
    expect(player.state.interactions.used).toBe(1);
  });

  it('goes on where silence has stopped, and silence where help has', () => {
    const player = opened({ hints: ['one', 'two', 'three'].map((each) => line(each)) });
    expect(said(player.silence())).toEqual(['one']);
    expect(said(player.answer({ act: 'help' }))).toEqual(['two']);
    expect(said(player.silence())).toEqual(['three']);
  });

  it('is what is asked now where there are no hints, else what the opening comes to', () => {
    const openings = [{ lines: ['far', 'near', 'here'].map((each) => line(each)) }];
    expect(said(opened({ hints: [], openings }).answer({ act: 'help' }))).toEqual(['near', 'here']);
    const test = new Player(aRelease([aMoment(1, { ...exam, hints: [] }), aMoment(2, { type: 'epilogue' })]));
    test.start();
    test.answer({ answer: 'right' });
    expect(said(test.answer({ act: 'help' }))).toEqual(['q2?']);
  });

  it('is no help where the same words do something', () => {
    const player = opened();
    const { verdict } = player.answer({ act: 'help', facets: ['a'] });
    expect([verdict.newFacets, verdict.unpaid, player.current.turns]).toEqual([['a'], null, 1]);
  });

  it('is not given beside a path that was picked by hand', () => {
    const road = {
      path: 'red',
      label: both('red'),
      to: id(2),
      examples: examples('red'),
      reply: [line('red')],
    };
    const crossing = aMoment(1, { ...talk, type: 'crossroad', paths: [road, { ...road, path: 'white' }] });
    const player = new Player(aRelease([crossing, aMoment(2, { type: 'epilogue' })]));
    player.play(START, {});
    const picked = player.play(says('help', { selectedPath: 'white' }), { judgement: { act: 'help' } });
    expect(picked.output.nextMomentId).toBe(id(2));
  });

  it('was a turn like any other up to the third edition of the law', () => {
    const player = opened({}, { law: 3 });
    player.answer({ act: 'help' });
    expect(player.current).toMatchObject({ turns: 1 });
    expect(player.current.helps).toBeUndefined();
  });
});

const question = (name: string) => ({
  ...{ id: name, asked: [line(`${name}?`)], right: examples('right'), partly: examples() },
  wrong: [line('wrong')],
});
const exam = {
  ...{ ...talk, type: 'testing', questions: ['q1', 'q2'].map(question), transitions: [{ to: id(2) }] },
  ...{ right: [line('right')], partly: [line('partly')], success: [line('yes')], failure: [line('no')] },
};

describe('the last words', () => {
  it('are the director’s to say again, five times a moment, and cost nothing', () => {
    const player = opened();
    const lines = [{ text: 'opening 1', characterId: id(900) }];
    const again = () => player.play(says('what?'), { judgement: { act: 'repeat' }, lines });
    for (let turn = 0; turn < 5; turn += 1) expect(changed(player, again)).toBe('nothing');
    expect(player.last?.output.dialogue).toBe('opening 1');
    expect(again().verdict.unpaid).toBeNull();
    expect(player.current).toMatchObject({ repeats: 5, turns: 1 });
  });

  it('leave what was asked back to the next answer; help and an answer do not', () => {
    const asksBack = { judgement: { path: 'up' }, asksBack: true };
    const after = (judgement: object) => {
      const player = opened();
      player.play(says('up'), asksBack);
      player.answer(judgement);
      return player.current.askedBack;
    };
    expect(after({ act: 'repeat' })).toEqual({ path: 'up' });
    expect(after({ act: 'help' })).toBeUndefined();
    expect(after({ told: 'one' })).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is told line by line, once a moment, and costs nothing', () => {
    const player = opened();
    expect(changed(player, () => player.answer({ act: 'question', told: 'two' }))).toBe('nothing');
    expect(player.last && said(player.last)).toEqual(['two, one', 'two, two']);
    expect(player.last?.verdict.unpaid).toBe('answer');
    expect(player.answer({ told: 'two' }).verdict.unpaid).toBeNull();
    expect(player.current).toMatchObject({ told: ['two'], turns: 1 });
  });

  it('is one of five in a moment', () => {
    const player = opened();
    for (const told of ['one', 'two', 'three', 'four', 'five']) player.answer({ told });
    expect([player.current.told?.length, player.current.turns]).toEqual([5, 0]);
    player.answer({ told: 'six' });
    expect([player.current.told?.length, player.current.turns]).toEqual([5, 1]);
  });

  it('is not told before its condition holds, nor where the same words do something', () => {
    const player = opened({ answers: [answer('one', { when: { fact: 'known' } }), answer('two')] });
    expect(player.answer({ told: 'one' }).verdict.unpaid).toBeNull();
    const both = player.answer({ told: 'two', facets: ['b'] });
    expect([both.verdict.unpaid, both.verdict.newFacets]).toEqual([null, ['b']]);
    expect(said(player.answer({ told: 'one' })).length).toBe(player.current.status === 'open' ? 2 : 0);
  });

  it('stays told when the player goes on', () => {
    const player = opened();
    player.answer({ told: 'one' });
    player.answer({ act: 'help' });
    player.answer({ facets: ['a'] });
    expect(player.current).toMatchObject({ told: ['one'], helps: 1, turns: 1 });
  });
});

describe('words to the game', () => {
  it('move nothing, whatever else a director heard in them', () => {
    const player = opened();
    const { verdict } = player.answer({ act: 'game-talk', facets: ['a', 'b'], told: 'one', perfects: ['p'] });
    expect([verdict.newFacets, verdict.unpaid, player.current.turns]).toEqual([[], null, 1]);
  });

  it('moved what they said up to the third edition of the law', () => {
    const { verdict } = opened({}, { law: 3 }).answer({ act: 'game-talk', facets: ['a'] });
    expect(verdict.newFacets).toEqual(['a']);
  });
});
