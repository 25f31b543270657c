import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, BADGE, examples, id, line, Player, talk } from '../../../test/build.ts';

const question = (name: string) => ({
  id: name,
  asked: [line(`asked ${name}`)],
  right: examples('right'),
  partly: examples('partly'),
  wrong: [line('wrong')],
});

function opened(more: object = {}) {
  const exam = aMoment(1, {
    ...talk,
    type: 'testing',
    questions: ['a', 'b', 'c', 'd'].map(question),
    scoreThresholdForAward: 75,
    scoreThresholdForSuccess: 50,
    right: [line('right')],
    partly: [line('partly')],
    success: [line('success')],
    failure: [line('failure')],
    perfects: [
      { id: 'reason', utterance: examples('because') },
      { id: 'both-names', questionId: 'd', utterance: examples('both names') },
    ],
    transitions: [{ to: id(2), when: { outcome: 'success' } }, { to: id(3) }],
    grants: [{ on: 'award', itemIds: [BADGE] }],
    ...more,
  });
  const ends = [aMoment(2, { type: 'epilogue' }), aMoment(3, { type: 'dead_end' })];
  const player = new Player(aRelease([exam, ...ends]));
  player.start();
  return player;
}

function answerAll(player: Player, answers: readonly unknown[]) {
  for (const answer of answers) player.answer({ answer });
  return player.last;
}

describe('a test', () => {
  it('asks its first question at the start and the next after each answer', () => {
    const player = opened();
    expect(player.last?.say.map((each) => each.text)).toEqual(['opening 1', 'asked a']);
    const second = player.answer({ answer: 'partly' });
    expect(second.say.map((each) => each.text)).toEqual(['asked b']);
    expect(second.verdict).toMatchObject({ answer: 'partly', questionId: 'a' });
    expect(second.output.score).toBe(12);
  });

  it('gives its award at its threshold', () => {
    const player = opened();
    const done = answerAll(player, ['right', 'right', 'wrong', 'right']);
    expect(done?.output).toMatchObject({
      score: 75,
      outcome: 'success',
      awardId: BADGE,
      awardType: 'new item',
    });
    expect(player.state.items.map((each) => each.itemId)).toContain(BADGE);
    expect(player.state.moments[0]?.score).toBe(0.75);
  });

  it('succeeds without its award between the two thresholds', () => {
    const done = answerAll(opened(), ['right', 'right', 'partly', 'wrong']);
    expect(done?.output).toMatchObject({
      score: 62,
      outcome: 'success',
      isAwarded: false,
      nextMomentId: id(2),
    });
  });

  it('fails below its threshold', () => {
    const done = answerAll(opened(), ['right', 'partly', 'partly', 'wrong']);
    expect(done?.output).toMatchObject({ score: 49, outcome: 'failure', nextMomentId: id(3) });
  });

  it("needs the award's threshold to succeed when it has none of its own", () => {
    const done = answerAll(opened({ scoreThresholdForSuccess: null }), ['right', 'right', 'partly', 'wrong']);
    expect(done?.output.outcome).toBe('failure');
  });

  it('finds a right answer with its reason perfect, and a wrong one with a reason not', () => {
    const player = opened();
    expect(player.answer({ answer: 'wrong', perfects: ['reason'] }).output.wasPerfectAnswer).toBe(false);
    expect(player.answer({ answer: 'right', perfects: ['reason'] }).output.wasPerfectAnswer).toBe(true);
  });

  it('asks again what got no try at an answer, once each question and at no cost; then it is wrong', () => {
    const player = opened();
    const again = player.answer({ deflection: 'chat' });
    expect(again.say.map((each) => each.text)).toEqual(['asked a']);
    expect(again.verdict).toMatchObject({ answer: null, questionId: null });
    expect([player.current.turns, player.state.interactions.used]).toEqual([0, 0]);
    expect(player.answer({}).verdict.answer).toBe('wrong');
    expect(player.answer({ act: 'greeting' }).verdict.answer).toBeNull();
    expect(player.answer({ answer: 'right' }).verdict).toMatchObject({ answer: 'right', questionId: 'b' });
    expect([player.current.turns, player.state.interactions.used]).toEqual([2, 2]);
  });

  it('waits for an answer however often one speaks to the game instead, at the cost of any turn but the first', () => {
    const player = opened();
    const chat = { act: 'game-talk', answer: 'right', perfects: ['both-names'] };
    for (let turn = 0; turn < 3; turn += 1)
      expect(player.answer(chat).say.map((each) => each.text)).toEqual(['asked a']);
    expect(player.current).toMatchObject({ turns: 2, data: { answers: [], askedAgain: ['a'] } });
  });

  it('took for wrong what was no try, up to the third edition of the law', () => {
    const player = opened();
    player.state = { ...player.state, law: 3 };
    expect(player.answer({}).verdict.answer).toBe('wrong');
  });

  it('takes a perfect answer to this very question as right', () => {
    const player = opened();
    expect(player.answer({ answer: 'wrong', perfects: ['both-names'] }).verdict).toMatchObject({
      answer: 'wrong',
      perfect: null,
    });
    player.answer({ answer: 'wrong' });
    player.answer({ answer: 'wrong' });
    expect(player.answer({ perfects: ['both-names'] }).verdict).toMatchObject({
      answer: 'right',
      perfect: 'both-names',
    });
  });
});
