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
    const done = answerAll(player, ['right', 'right', null, 'right']);
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
    const done = answerAll(opened(), ['right', 'right', 'partly', 'nonsense']);
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
    const done = answerAll(opened({ scoreThresholdForSuccess: null }), ['right', 'right', 'partly', null]);
    expect(done?.output.outcome).toBe('failure');
  });

  it('finds a right answer with its reason perfect, and a wrong one with a reason not', () => {
    const player = opened();
    expect(player.answer({ answer: 'wrong', perfects: ['reason'] }).output.wasPerfectAnswer).toBe(false);
    expect(player.answer({ answer: 'right', perfects: ['reason'] }).output.wasPerfectAnswer).toBe(true);
  });

  it('takes a perfect answer to this very question as right', () => {
    const player = opened();
    expect(player.answer({ perfects: ['both-names'] }).verdict).toMatchObject({
      answer: 'wrong',
      perfect: null,
    });
    player.answer({});
    player.answer({});
    expect(player.answer({ perfects: ['both-names'] }).verdict).toMatchObject({
      answer: 'right',
      perfect: 'both-names',
    });
  });
});
