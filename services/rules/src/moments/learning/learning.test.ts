import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, examples, id, line, Player, talk } from '../../../test/build.ts';

const point = (name: string) => ({
  id: name,
  points: 0,
  examples: examples(name),
  reacts: [line(`reacts to ${name}`)],
  taught: [line(`taught ${name}`)],
  fact: `knows-${name}`,
});

function opened() {
  const lesson = aMoment(1, {
    ...talk,
    type: 'learning',
    points: [point('white'), point('red'), point('dark')],
    teachFrom: 2,
    close: [line('close')],
    perfects: [{ id: 'two', atLeast: 2 }],
    transitions: [{ to: id(2) }],
  });
  const player = new Player(aRelease([lesson, aMoment(2, { type: 'epilogue' })]));
  player.start();
  return player;
}

describe('a lesson', () => {
  it('is complete when all points are covered, and has no part in the rank', () => {
    const player = opened();
    expect(player.answer({ facets: ['red', 'white'] }).output).toMatchObject({
      progress: 66,
      wasPerfectAnswer: true,
    });
    const { output, say } = player.answer({ facets: ['dark'] });
    expect(output).toMatchObject({ outcome: 'success', progress: 100, nextMomentId: id(2) });
    expect(say.map((each) => each.text)).toEqual(['close']);
    expect(player.state.moments[0]?.score).toBeNull();
    expect(player.state.facts).toEqual(['knows-white', 'knows-red', 'knows-dark']);
  });

  it('teaches a missing point outright from the given turn on', () => {
    const player = opened();
    expect(player.answer({}).say).toEqual([]);
    const taught = player.answer({});
    expect(taught.verdict.taught).toEqual(['white']);
    expect(taught.say.map((each) => each.text)).toEqual(['taught white']);
    expect(taught.output.playerFacts).toEqual(['knows-white']);
    expect(player.answer({ facets: ['red'] }).verdict.taught).toEqual([]);
    expect(player.answer({}).say.map((each) => each.text)).toEqual(['taught dark', 'close']);
  });

  it('teaches nothing to who speaks to the game', () => {
    const player = opened();
    player.answer({});
    expect(player.answer({ act: 'game-talk' }).verdict.taught).toEqual([]);
    expect(player.answer({ act: 'greeting' }).verdict.taught).toEqual(['white']);
  });

  it('teaches nothing to a silence', () => {
    const player = opened();
    for (let turn = 0; turn < 5; turn += 1) player.silence();
    expect(player.current).toMatchObject({ turns: 0, silences: 5 });
    expect(player.state.interactions.used).toBe(0);
  });
});
