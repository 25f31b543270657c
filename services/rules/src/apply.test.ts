import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, BADGE, GUEST, HOST, id, LAMP, line, Player, says, talk } from '../test/build.ts';
import { apply } from './apply.ts';
import { RuleError } from './errors.ts';
import { enrolled } from './gifts.ts';
import { EMPTY_JUDGEMENT } from './judgement.ts';
import { momentOf } from './situation.ts';
import { type Step, step } from './step.ts';

const lines = [line('x')];
const moment = aMoment(1, {
  ...talk,
  ...{ type: 'assemble', askNames: lines, tooMany: lines },
  grants: [{ on: 'success', itemIds: [BADGE] }],
  transitions: [{ to: id(2) }],
});
const release = aRelease([moment, aMoment(2, { type: 'epilogue' })], { maxInteractions: 10 });

/** What a step does to a run in which so many of ten interactions are used. */
function applied(parts: Partial<Step>, { used = 0, wasCacheHit = false } = {}) {
  const { state } = new Player(release);
  const now = { ...state, interactions: { used, max: 10 } };
  const [played] = now.moments;
  if (!played) throw new Error('no moment');
  const turn = {
    ...{ release, state: now, played, moment: momentOf(release, id(1)), seed: '00' },
    ...{ input: says('words', { wasCacheHit }), judgement: EMPTY_JUDGEMENT },
  };
  return apply(turn, step(parts), { costs: true });
}

describe('a bet', () => {
  it('is deducted at once, besides what the turn costs', () => {
    expect(applied({ bet: 4 }).state.interactions.used).toBe(5);
    expect(applied({ bet: 4, outcome: 'failure' }).state.interactions.used).toBe(5);
    expect(applied({ bet: 4, perfect: 'p' }).state.interactions.used).toBe(4);
    expect(applied({ bet: 0 }).state.interactions.used).toBe(1);
  });

  it('may be all that remains after the turn, and then the run is lost', () => {
    const { state, facts } = applied({ bet: 6 }, { used: 3 });
    expect([state.interactions.used, state.status]).toEqual([10, 'lost']);
    expect(facts).toContainEqual({ kind: 'run_ended', status: 'lost', rank: null });
  });

  it('is refused where less remains', () => {
    expect(() => applied({ bet: 7 }, { used: 3 })).toThrow(RuleError);
    expect(() => applied({ bet: 7, perfect: 'p' }, { used: 3 })).not.toThrow();
    expect(() => applied({ bet: 7 }, { used: 3, wasCacheHit: true })).not.toThrow();
  });
});

describe('a step', () => {
  it('changes team and items before the moment gives what it grants', () => {
    const [host] = release.characters;
    if (!host) throw new Error('no character');
    const { state } = applied({ roster: [enrolled(host, null)], items: [], outcome: 'success' });
    expect(state.roster.map((each) => each.characterId)).toEqual([HOST]);
    expect(state.items.map((each) => each.itemId)).toEqual([BADGE]);
  });

  it('leaves both alone where it says nothing of them', () => {
    const { state } = applied({});
    expect([state.roster, state.items.map((each) => each.itemId)]).toEqual([[], [LAMP]]);
  });

  it('keeps the health of a battle, and tells its own events first', () => {
    const left = { kind: 'character_left', characterId: GUEST } as const;
    const { state, facts } = applied({ health: 0.5, outcome: 'success', events: [left] });
    expect(state.moments[0]?.health).toBe(0.5);
    expect(facts.map((each) => each.kind)).toEqual(['character_left', 'moment_completed']);
    expect(applied({}).state.moments[0]).not.toHaveProperty('health');
  });
});
