import { describe, expect, it } from '@jest/globals';
import {
  aMoment,
  aRelease,
  BADGE,
  both,
  CHARM,
  CHILD,
  GUEST,
  HOST,
  id,
  LAMP,
  Player,
  WHISTLE,
} from '../test/build.ts';
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

  it('keeps what is carried with a bearer who has stayed, and what was made', () => {
    const made = { name: both('Charm'), description: both('It hums'), rarity: 'rare' };
    const charm = { ...made, attackBonus: 1, defenseBonus: 0, properties: [] };
    const items = [
      { ...granted(WHISTLE), equippedTo: GUEST },
      { ...granted(BADGE), equippedTo: HOST },
      { ...granted(CHARM), made: charm },
    ];
    const run = createRun({ ...fresh, previous: { items, roster: [{ ...member, burnedOut: true }] } });
    expect(run.items.slice(1).map(({ itemId, equippedTo }) => [itemId, equippedTo])).toEqual([
      [WHISTLE, GUEST],
      [BADGE, undefined],
      [CHARM, undefined],
    ]);
    expect(run.items[3]?.made).toEqual(charm);
    expect(run.roster[0]).not.toHaveProperty('burnedOut');
  });

  it('is joined by permanent characters, each once, in the place of who they were', () => {
    const permanent = (characterId: string, name: string) => ({
      ...{ ...member, characterId, cardType: 'permanent' as const, enrolledInMomentId: null },
      permanent: { id: name, name: both(name), baseAttack: 5, image: '', items: [] },
    });
    const cards = [permanent(CHILD, 'stranger'), permanent(GUEST, 'newer'), permanent(GUEST, 'older')];
    const roster = [{ ...member, characterId: HOST }, member];
    const run = createRun({ ...fresh, previous: { items: [], roster }, permanent: cards });
    expect(run.roster.map((each) => each.permanent?.id)).toEqual([undefined, 'newer', 'stranger']);
    expect(run.roster.map((each) => each.currentHealth)).toEqual([25, 25, 25]);
    const worn = { ...granted(WHISTLE), equippedTo: GUEST };
    const withItem = createRun({ ...fresh, previous: { items: [worn], roster }, permanent: cards });
    expect(withItem.items[1]).not.toHaveProperty('equippedTo');
    const next = createRun({ ...fresh, previous: run, permanent: [] });
    expect(next.roster.map((each) => each.characterId)).toEqual([HOST]);
    expect(createRun({ ...fresh, isTest: true, permanent: cards }).roster).toEqual([]);
  });

  it('has what a permanent character keeps once: with its bearer, not in the hand, and is not given it again', () => {
    const charm = { ...{ attackBonus: 4, defenseBonus: 0, properties: [], rarity: 'common' }, image: '' };
    const kept = (itemId: string) => ({ ...charm, id: CHILD, itemId, name: both(''), description: both('') });
    const card = { id: HOST, name: both('Kept'), baseAttack: 5, image: '', items: [LAMP, WHISTLE].map(kept) };
    const permanent = [{ ...member, cardType: 'permanent' as const, permanent: card }];
    const worn = [LAMP, WHISTLE, BADGE].map((each) => ({ ...granted(each), equippedTo: GUEST }));
    const grants = [{ on: 'completion', itemIds: [LAMP, WHISTLE] }];
    const giving = aMoment(1, {
      type: 'monologue',
      grants,
      transitions: [{ to: id(2), when: { itemId: LAMP } }],
    });
    const story = aRelease([giving, aMoment(2, { type: 'epilogue' })]);
    const player = new Player(story, { permanent, previous: { items: worn, roster: [member] } });
    const inHand = () => player.state.items.map(({ itemId }) => itemId);
    expect(inHand()).toEqual([BADGE]);
    player.start();
    expect([inHand(), player.current.momentId]).toEqual([[BADGE], id(2)]);
    expect(createRun({ ...fresh, permanent: [] }).items.map(({ itemId }) => itemId)).toEqual([LAMP]);
  });

  it('begins anywhere when it is a test, and only then', () => {
    const two = aRelease([aMoment(1, { type: 'epilogue' }), aMoment(2, { type: 'dead_end' })]);
    const from = (run: object) => createRun({ ...fresh, release: two, ...run }).moments[0]?.momentId;
    expect(from({ isTest: true, startMomentId: id(2) })).toBe(id(2));
    expect(from({ startMomentId: id(2) })).toBe(id(1));
    expect(() => from({ isTest: true, startMomentId: id(3) })).toThrow('no such moment');
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
