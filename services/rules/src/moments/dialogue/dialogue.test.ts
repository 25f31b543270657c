import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, examples, GUEST, id, line, Player, talk } from '../../../test/build.ts';

const facet = (name: string, points: number, more: object = {}) => ({
  id: name,
  points,
  examples: examples(name),
  reacts: [line(`reacts to ${name}`)],
  ...more,
});

const convince = (more: object = {}) =>
  aMoment(1, {
    ...talk,
    type: 'dialogue',
    goal: 'convince',
    points: 50,
    patience: 4,
    facets: [
      facet('kind', 20),
      facet('where', 30, { fact: 'walked' }),
      facet('name', 10, { after: 'where', bonus: { points: 15, when: { fact: 'walked' } } }),
      facet('later', 10, { when: { run: { from: 2 } } }),
    ],
    needs: ['where'],
    near: [{ missing: ['where'], lines: [line('near')] }],
    success: [line('success')],
    failure: [line('failure')],
    perfects: [
      { id: 'two', atLeast: 2, including: ['where'] },
      { id: 'said', utterance: examples('secret'), countsAs: 'kind', fact: 'secret' },
    ],
    transitions: [{ to: id(2), when: { outcome: 'success' } }, { to: id(3) }],
    grants: [{ on: 'completion', characterIds: [GUEST], facts: ['met'] }],
    ...more,
  });
const won = aMoment(2, { type: 'epilogue' });
const lost = aMoment(3, { type: 'dead_end' });

function opened(more: object = {}) {
  const player = new Player(aRelease([convince(more), won, lost]));
  player.start();
  return player;
}

describe('a dialogue', () => {
  it('opens with its opening and costs nothing', () => {
    const player = opened();
    expect(player.last?.say.map((each) => each.text)).toEqual(['opening 1']);
    expect(player.last?.output).toMatchObject({
      dialogue: 'opening 1',
      completeTheMoment: false,
      progress: 0,
    });
    expect(player.state.interactions.used).toBe(0);
  });

  it('counts a facet once, grants its fact, and costs an interaction a turn', () => {
    const player = opened();
    expect(player.answer({ facets: ['where', 'no-such'] }).verdict.newFacets).toEqual(['where']);
    expect(player.last?.output).toMatchObject({ progress: 60, playerFacts: ['walked'] });
    expect(player.answer({ facets: ['where'] }).verdict).toMatchObject({
      newFacets: [],
      heardBefore: ['where'],
    });
    expect(player.last?.output).toMatchObject({ progress: 60, playerFacts: [] });
    expect(player.state.interactions.used).toBe(2);
  });

  it('succeeds with its points and what it needs, grants, and leads on', () => {
    const player = opened();
    player.answer({ facets: ['where'] });
    const { output, say, facts } = player.answer({ facets: ['kind'] });
    expect(output).toMatchObject({
      completeTheMoment: true,
      outcome: 'success',
      nextMomentId: id(2),
      endOfGame: false,
    });
    expect(output).toMatchObject({ isAwarded: true, awardType: 'new character', awardId: GUEST });
    expect(say.map((each) => each.text)).toEqual(['success']);
    expect(facts).toEqual([
      { kind: 'moment_completed', ordinal: 0, momentId: id(1), outcome: 'success', skipped: false },
    ]);
    expect(player.state.moments[0]?.score).toBe(1);
    expect(player.state.roster.map((each) => each.characterId)).toEqual([GUEST]);
    expect(player.state.facts).toContain('met');
  });

  it('says the near lines, not success, while a needed facet is missing', () => {
    const player = opened({ points: 20 });
    const { output, say } = player.answer({ facets: ['kind'] });
    expect(output.completeTheMoment).toBe(false);
    expect(say.map((each) => each.text)).toEqual(['near']);
  });

  it('fails when patience is out, free turns counted too, and keeps the progress as its score', () => {
    const player = opened();
    player.answer({ facets: ['kind'] });
    player.answer({ perfects: ['said'] }, { wasCacheHit: true });
    player.answer({});
    const { output } = player.answer({});
    expect(output).toMatchObject({ outcome: 'failure', nextMomentId: id(3) });
    expect(player.state.moments[0]?.score).toBe(0.4);
  });

  it('opens a facet after another, also in the same breath, and pays a bonus only where its condition holds', () => {
    const player = opened();
    expect(player.answer({ facets: ['name', 'later'] }).verdict.newFacets).toEqual([]);
    expect(player.answer({ facets: ['name', 'where'] }).verdict.newFacets).toEqual(['where', 'name']);
    expect(player.last?.output.progress).toBe(80);
    const other = opened();
    other.answer({ facets: ['where'] });
    expect(other.answer({ facets: ['name'] }).output.outcome).toBe('success');
  });

  it('finds two new facets in one breath perfect, and free', () => {
    const player = opened({ points: 100 });
    expect(player.answer({ facets: ['kind', 'where'] }).output.wasPerfectAnswer).toBe(true);
    expect(player.state.interactions.used).toBe(0);
    expect(player.answer({ facets: ['kind', 'where'] }).output.wasPerfectAnswer).toBe(false);
    expect(player.state.interactions.used).toBe(1);
  });

  it('finds an utterance perfect once, and counts it as its facet', () => {
    const player = opened();
    const { output, verdict } = player.answer({ perfects: ['said'] });
    expect(output).toMatchObject({ wasPerfectAnswer: true, playerFacts: ['secret'] });
    expect(verdict).toMatchObject({ perfect: 'said', newFacets: ['kind'] });
    expect(player.answer({ perfects: ['said'] }).output.wasPerfectAnswer).toBe(false);
  });
});
