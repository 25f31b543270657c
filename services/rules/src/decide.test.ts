import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, examples, id, line, Player, says, talk } from '../test/build.ts';
import { decide } from './decide.ts';
import { stateHash } from './hash.ts';
import { START } from './inputs.ts';
import { endRun } from './run.ts';

const monologue = (n: number, more: object = {}) =>
  aMoment(n, { type: 'monologue', transitions: [{ to: id(n + 1) }], ...more });
const epilogue = (n: number) => aMoment(n, { type: 'epilogue' });
const endless = (n: number) =>
  aMoment(n, {
    ...talk,
    type: 'dialogue',
    goal: 'solve',
    points: 10,
    patience: 99,
    facets: [{ id: 'it', points: 10, examples: examples('it'), reacts: [line('it')] }],
    success: [line('success')],
    failure: [line('failure')],
    transitions: [{ to: id(n + 1) }],
  });

describe('a run', () => {
  it('is won at its epilogue, which never says end of game', () => {
    const player = new Player(aRelease([monologue(1), epilogue(2)]));
    expect(player.start().output).toMatchObject({ completeTheMoment: true, nextMomentId: id(2) });
    const { output, facts } = player.start();
    expect(output).toMatchObject({
      completeTheMoment: true,
      endOfGame: false,
      loopRank: 1,
      nextMomentId: null,
    });
    expect(player.state).toMatchObject({ status: 'won', rank: 1, score: 100 });
    expect(facts.at(-1)).toEqual({ kind: 'run_ended', status: 'won', rank: 1 });
  });

  it('is lost at a dead end', () => {
    const player = new Player(aRelease([aMoment(1, { type: 'dead_end' })]));
    expect(player.start().output).toMatchObject({ completeTheMoment: true, endOfGame: true, loopRank: null });
    expect(player.state.status).toBe('lost');
  });

  it('is lost where no transition is left', () => {
    const player = new Player(
      aRelease([monologue(1, { transitions: [{ to: id(1), when: { fact: 'never' } }] })]),
    );
    expect(player.start().output).toMatchObject({
      completeTheMoment: true,
      endOfGame: true,
      nextMomentId: null,
    });
  });

  it('is lost at its last interaction, even in a turn that completes a moment', () => {
    const player = new Player(aRelease([endless(1), epilogue(2)], { maxInteractions: 2, par: 1 }));
    player.start();
    expect(player.answer({}).output.endOfGame).toBe(false);
    expect(player.answer({ facets: ['it'] }).output).toMatchObject({ endOfGame: true, nextMomentId: null });
    expect(player.state).toMatchObject({ status: 'lost', interactions: { used: 2, max: 2 } });
  });

  it('never changes once it has ended', () => {
    const player = new Player(aRelease([epilogue(1)]));
    player.start();
    expect(() => player.start()).toThrow('already ended');
    expect(() => endRun(player.state)).toThrow('already ended');
  });

  it('refuses an answer to a moment that is not open, and a second start', () => {
    const player = new Player(aRelease([endless(1), epilogue(2)]));
    expect(() => player.answer({})).toThrow('not open');
    player.start();
    expect(() => player.start()).toThrow('already been started');
  });
});

describe('a turn', () => {
  it('costs nothing when nothing was heard, and says the next hint', () => {
    const player = new Player(aRelease([endless(1), epilogue(2)]));
    player.start();
    expect(player.silence().output).toMatchObject({ notHeard: true, dialogue: 'hint one' });
    expect(player.silence().output.dialogue).toBe('hint two');
    expect(player.silence().output.dialogue).toBe('hint one');
    expect(player.current).toMatchObject({ turns: 0, silences: 3 });
    expect(player.state.interactions.used).toBe(0);
  });

  it('is free for a cache hit, three times a moment', () => {
    const player = new Player(aRelease([endless(1), epilogue(2)]));
    player.start();
    const free = [1, 2, 3, 4].map(() => player.answer({}, { wasCacheHit: true }).output.wasCacheHit);
    expect(free).toEqual([true, true, true, false]);
    expect(player.state.interactions.used).toBe(1);
  });

  it('speaks the lines of the director before its own, of nobody but this story', () => {
    const player = new Player(aRelease([endless(1), epilogue(2)]));
    player.start();
    const lines = [{ text: 'Hm.', characterId: 'stranger', emotion: { key: 'anger', strength: 9 } }];
    const { output } = player.play(says('it'), { judgement: { facets: ['it'] }, lines });
    expect(output.dialogue).toBe('Hm. success');
  });

  it('gives the same state for the same question, byte for byte', () => {
    const release = aRelease([monologue(1), epilogue(2)]);
    const { state } = new Player(release);
    const question = { release, state, input: START, proposal: null, seed: 'ab', nowMs: 5 };
    expect(stateHash(decide(question).state)).toBe(stateHash(decide({ ...question, nowMs: 6 }).state));
  });
});
