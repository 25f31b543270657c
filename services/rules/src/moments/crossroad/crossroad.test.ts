import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, examples, id, line, Player, talk } from '../../../test/build.ts';

const path = (name: string, to: string, more: object = {}) => ({
  path: name,
  label: { en: name, fr: name },
  to,
  examples: examples(name),
  reply: [line(`reply ${name}`)],
  ...more,
});

function opened() {
  const fork = aMoment(1, {
    ...talk,
    type: 'crossroad',
    paths: [
      path('red', id(2), {
        when: { fact: 'walked' },
        closed: { lines: [line('why red?')], reason: examples('because'), fact: 'walked' },
      }),
      path('white', id(3), { confirm: { when: { run: { from: 1 } }, lines: [line('twice')] } }),
      path('dark', id(3)),
    ],
    perfects: [{ id: 'reason', path: 'red', utterance: examples('red because') }],
  });
  const ends = [aMoment(2, { type: 'epilogue' }), aMoment(3, { type: 'dead_end' })];
  const player = new Player(aRelease([fork, ...ends]));
  player.start();
  return player;
}

describe('a crossroad', () => {
  it('is taken by its path, by word or by click', () => {
    expect(opened().answer({ path: 'dark' }).output).toMatchObject({
      completeTheMoment: true,
      nextMomentId: id(3),
    });
    const player = opened();
    expect(player.answer({}, { kind: 'choice', words: '', selectedPath: 'dark' }).output.nextMomentId).toBe(
      id(3),
    );
    expect(player.state.moments[0]?.path).toBe('dark');
    expect(player.state.interactions.used).toBe(1);
  });

  it('asks again when no path, or none that exists, is meant', () => {
    const player = opened();
    expect(player.answer({}).verdict.path).toBeNull();
    expect(player.answer({ path: 'up' }).output.completeTheMoment).toBe(false);
    expect(player.state.interactions.used).toBe(2);
  });

  it('asks for a reason where a path is closed; the reason opens it and grants its fact', () => {
    const player = opened();
    expect(player.answer({ path: 'red' }).verdict.path).toEqual({ id: 'red', state: 'closed' });
    const taken = player.answer({ reason: true });
    expect(taken.verdict.path).toEqual({ id: 'red', state: 'taken' });
    expect(taken.output).toMatchObject({ nextMomentId: id(2), playerFacts: ['walked'] });
  });

  it('takes a closed path with its reason in one breath, and finds that perfect', () => {
    const player = opened();
    const taken = player.answer({ path: 'red', reason: true, perfects: ['reason'] });
    expect(taken.output).toMatchObject({ nextMomentId: id(2), wasPerfectAnswer: true });
    expect(player.state.interactions.used).toBe(0);
  });

  it('takes a reason for nothing where none was asked for', () => {
    expect(opened().answer({ reason: true }).output.completeTheMoment).toBe(false);
  });

  it('asks back once', () => {
    const player = opened();
    expect(player.answer({ path: 'white' }).verdict.path).toEqual({ id: 'white', state: 'confirm' });
    expect(player.answer({ path: 'white' }).verdict.path).toEqual({ id: 'white', state: 'taken' });
  });
});
