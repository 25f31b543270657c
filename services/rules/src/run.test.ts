import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, BADGE, GUEST, HOST, LAMP, Player, WHISTLE } from '../test/build.ts';
import { createRun, endRun } from './run.ts';

const release = aRelease([aMoment(1, { type: 'epilogue' })]);
const before = { completions: {}, bestRank: null };
const fresh = { release, releaseVersion: 3, language: 'en', loopNumber: 2, before } as const;
const granted = (itemId: string) => ({ itemId, source: 'granted', acquiredInMomentId: BADGE }) as const;
const member = {
  characterId: GUEST,
  currentAttack: 9,
  currentHealth: 0,
  maxHealth: 25,
  properties: ['Water'],
  cardType: 'Golden',
  enrolledInMomentId: HOST,
} as const;

describe('a new run', () => {
  it('waits at its first moment with what is there by default', () => {
    expect(createRun(fresh)).toMatchObject({
      status: 'ongoing',
      releaseVersion: 3,
      interactions: { used: 0, max: 30 },
      moments: [{ status: 'waiting' }],
      items: [{ itemId: LAMP, source: 'default' }],
      roster: [],
    });
  });

  it('inherits items once and keeps the team, healed', () => {
    const { state } = new Player(release);
    const previous = { items: [...state.items, granted(WHISTLE)], roster: [member] };
    const run = createRun({ ...fresh, previous });
    expect(run.items.map(({ itemId, source }) => [itemId, source])).toEqual([
      [LAMP, 'default'],
      [WHISTLE, 'inherited_from_previous_run'],
    ]);
    expect(run.roster).toEqual([{ ...member, currentHealth: 25, enrolledInMomentId: null }]);
  });

  it('leaves behind what the release does not know', () => {
    const stranger = { ...member, characterId: BADGE };
    const run = createRun({ ...fresh, previous: { items: [granted(GUEST)], roster: [stranger] } });
    expect([run.items.length, run.roster.length]).toEqual([1, 0]);
  });

  it('takes nothing into a test run', () => {
    const run = createRun({
      ...fresh,
      isTest: true,
      previous: { items: [granted(WHISTLE)], roster: [member] },
    });
    expect([run.items.length, run.roster.length]).toEqual([1, 0]);
  });

  it('is refused for a story that cannot be played, or not in that language', () => {
    expect(() => createRun({ ...fresh, release: { ...release, startMomentId: null } })).toThrow(
      'cannot be played yet',
    );
    const english = aRelease(release.moments, { languages: ['en'] });
    expect(() => createRun({ ...fresh, release: english, language: 'fr' })).toThrow('that language');
  });
});

describe('a run that is given up', () => {
  it('is lost without a rank', () => {
    const { state, facts } = endRun(createRun(fresh));
    expect(state).toMatchObject({ status: 'lost', rank: null });
    expect(facts).toEqual([{ kind: 'run_ended', status: 'lost', rank: null }]);
  });
});
