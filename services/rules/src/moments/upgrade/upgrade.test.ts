import { describe, expect, it } from '@jest/globals';
import {
  aMoment,
  aRelease,
  both,
  character,
  examples,
  id,
  line,
  Player,
  says,
  talk,
} from '../../../test/build.ts';
import { texts } from '../../../test/fights.ts';
import { chance } from '../../chance.ts';
import { decide } from '../../decide.ts';
import { sceneOf } from '../../scene.ts';
import type { Decision, Input } from '../../types.ts';

const OSK = id(901);
const CINDRE = id(902);

const level = (name: string, odds: number, finishes: string[]) => ({
  ...{ id: name, label: both(name), examples: examples(name), odds, finishes },
});

const candle = {
  ...talk,
  type: 'upgrade',
  difficulties: [level('line', 60, ['Marble', 'Steel']), level('silence', 20, ['Golden', 'Holographic'])],
  maxBet: 3,
  performances: [{ id: 'slow', points: 40, examples: examples('slow') }],
  askWho: [line('who?')],
  askBet: [line('how much?')],
  askDifficulty: [line('what?')],
  askPerformance: [line('go on')],
  decline: { examples: examples('no'), lines: [line('as you like')] },
  success: [line('{character} is {finish}')],
  failure: [line('{character} stumbles')],
  transitions: [{ to: id(2) }],
};

function rehearsing({ more = {}, story = {}, team = [OSK, CINDRE] } = {}): Player {
  const names = { [OSK]: both('Osk'), [CINDRE]: both('Cindre') };
  const characters = team.map((one) =>
    character(one, { name: names[one], properties: ['Grass', 'Water'], isEnrolledByDefault: true }),
  );
  const moments = [aMoment(1, { ...candle, ...more }), aMoment(2, { type: 'dead_end' })];
  const cast = { characters: [...characters, character(id(900))] };
  const player = new Player(aRelease(moments, { maxInteractions: 10, ...story }, cast));
  player.start();
  return player;
}

/** A seed whose roll for an upgrade, 0 to below 100, lies between these. */
function seedRolling(from: number, below: number): string {
  for (let index = 0; ; index += 1) {
    const roll = 100 * chance(`seed ${index}`, 'upgrade');
    if (roll >= from && roll < below) return `seed ${index}`;
  }
}
const LUCKY = seedRolling(0, 1);
const UNLUCKY = seedRolling(99, 100);

function say(
  player: Player,
  judgement: object,
  { seed = LUCKY, ...more }: Partial<Input> & { seed?: string } = {},
) {
  const { release, state } = player;
  const decision = decide({
    release,
    state,
    input: says('words', more),
    proposal: { judgement },
    seed,
    nowMs: 0,
  });
  player.state = decision.state;
  return decision;
}

const all = { characters: [OSK], bet: 2, difficulty: 'line', quality: 50 };
const asked = ({ verdict }: Decision) => verdict.asks;

describe('an upgrade', () => {
  it('gives the finish that was won, takes the bet, and what was offered besides', () => {
    const player = rehearsing();
    const won = say(player, { ...all, sacrificed: ['Water', 'Fire'] });
    expect(won.output).toMatchObject({
      upgrade: { characterId: OSK, rarity: 'Steel', difficulty: 'line', bet: 2, sacrificed: ['Water'] },
      ...{ isAwarded: true, awardType: 'character upgraded with Steel', awardId: OSK },
      ...{ outcome: 'success', interactionBetSize: 2, selectedPlayerCharacters: [OSK] },
    });
    expect(texts(won.say)).toEqual(['Osk is steel']);
    expect(player.state.interactions.used).toBe(3);
    expect(player.state.roster).toMatchObject([
      { cardType: 'Steel', properties: ['Grass'] },
      { cardType: 'Normal', properties: ['Grass', 'Water'] },
    ]);
  });

  it('takes the bet, but nothing else, when it is lost', () => {
    const player = rehearsing();
    const lost = say(player, { ...all, sacrificed: ['Water'] }, { seed: UNLUCKY });
    expect(lost.output).toMatchObject({
      upgrade: { characterId: OSK, rarity: null, difficulty: 'line', bet: 2, sacrificed: [] },
      ...{ isAwarded: false, outcome: 'failure', interactionBetSize: 2, completeTheMoment: true },
    });
    expect(texts(lost.say)).toEqual(['Osk stumbles']);
    expect(player.state.interactions.used).toBe(3);
    expect(player.state.roster[0]).toMatchObject({ cardType: 'Normal', properties: ['Grass', 'Water'] });
  });

  it('lets bet, performance and sacrifice turn a roll: 60 + 8 for the bet, 10 for the property', () => {
    const at = (roll: number, judgement: object) =>
      say(rehearsing(), { ...all, ...judgement }, { seed: seedRolling(roll, roll + 1) }).output.outcome;
    expect([at(66, {}), at(69, {})]).toEqual(['success', 'failure']);
    expect([at(69, { sacrificed: ['Grass'] }), at(78, { sacrificed: ['Grass'] })]).toEqual([
      'success',
      'failure',
    ]);
    expect(at(69, { sacrificed: ['Fire'] })).toBe('failure');
    expect([at(86, { quality: 100 }), at(89, { quality: 100 })]).toEqual(['success', 'failure']);
    expect([at(59, { bet: 0 }), at(61, { bet: 0 })]).toEqual(['success', 'failure']);
  });

  it('asks for what is missing, one thing after the other, and keeps what was said', () => {
    const player = rehearsing();
    expect(asked(say(player, { quality: 50, sacrificed: ['Grass'] }))).toBe('who');
    expect(asked(say(player, { characters: [OSK] }))).toBe('bet');
    expect(asked(say(player, { bet: 1 }))).toBe('difficulty');
    const done = say(player, { difficulty: 'line' });
    expect(done.output.upgrade).toMatchObject({ characterId: OSK, bet: 1, sacrificed: ['Grass'] });
    expect(player.state.interactions.used).toBe(4 + 1);
    expect(asked(say(rehearsing(), { ...all, quality: null }))).toBe('performance');
  });

  it('takes any words for a performance once nothing else is missing, but no aside', () => {
    const player = rehearsing();
    say(player, { ...all, quality: null });
    expect(asked(say(player, { deflection: 'chat' }))).toBe('performance');
    expect(asked(say(player, { act: 'thanks' }))).toBe('performance');
    expect(asked(say(player, { bet: 1 }))).toBe('performance');
    // 60 + 4 for the bet − 20 for the performance
    const { state, release } = player;
    const at = (roll: number) => {
      const seed = seedRolling(roll, roll + 1);
      const question = { release, state, input: says('words'), proposal: {}, seed, nowMs: 0 };
      return decide(question).output.outcome;
    };
    expect([at(42), at(45)]).toEqual(['success', 'failure']);
  });

  it('takes what was said last', () => {
    const player = rehearsing();
    say(player, { characters: [OSK], bet: 1, difficulty: 'line' });
    const done = say(player, { characters: [CINDRE], bet: 2, difficulty: 'silence', quality: 50 });
    expect(done.output.upgrade).toMatchObject({ characterId: CINDRE, bet: 2, difficulty: 'silence' });
  });

  it('takes what was set by hand', () => {
    const set = {
      ...{ selectedCharacterIds: [CINDRE], interactionBetSize: 3, difficulty: 'silence' },
      sacrificedProperties: ['Grass', 'Stone'],
    };
    expect(say(rehearsing(), { quality: 50 }, set).output.upgrade).toEqual({
      ...{ characterId: CINDRE, bet: 3, difficulty: 'silence', sacrificed: ['Grass'] },
      rarity: 'Golden',
    });
  });

  it('takes a bet without a word, no bet too, and a silence for a silence', () => {
    const player = rehearsing();
    const choose = (interactionBetSize: number | null) =>
      player.play(says('', { kind: 'choice', interactionBetSize }), {});
    expect(choose(null).output.notHeard).toBe(true);
    expect(player.state.interactions.used).toBe(0);
    for (const bet of [0, 2]) {
      expect(choose(bet).output.notHeard).toBe(false);
      expect(player.current.data).toMatchObject({ bet });
    }
    expect(player.state.interactions.used).toBe(2);
  });

  it('takes no choice without words for a performance, whatever a director hears in it', () => {
    const player = rehearsing();
    say(player, { ...all, quality: null });
    const chosen = says('', { kind: 'choice', selectedCharacterIds: [CINDRE] });
    for (const judgement of [{}, { quality: 90 }, { declined: true }])
      expect(asked(player.play(chosen, { judgement }))).toBe('performance');
  });

  it('lets a property that was offered be taken back, where a card is chosen by hand', () => {
    const chosen = { selectedCharacterIds: [OSK], interactionBetSize: 2, difficulty: 'line' };
    const player = rehearsing();
    say(player, {}, { ...chosen, sacrificedProperties: ['Water', 'Grass'] });
    say(player, { deflection: 'chat' }, { ...chosen, sacrificedProperties: ['Water'] });
    expect(say(player, { quality: 50 }, chosen).output.upgrade?.sacrificed).toEqual([]);
    expect(player.state.roster[0]?.properties).toEqual(['Grass', 'Water']);
    const talking = rehearsing();
    say(talking, { sacrificed: ['Water'] }, chosen);
    say(talking, { sacrificed: ['Grass'] });
    expect(say(talking, { quality: 50 }).output.upgrade?.sacrificed).toEqual(['Water', 'Grass']);
  });

  it('lets words go before what a page sends along because it is remembered', () => {
    const shown = { selectedCharacterIds: [OSK], interactionBetSize: 1, difficulty: 'line' };
    const player = rehearsing();
    say(player, {}, shown);
    const done = say(
      player,
      { characters: [CINDRE], bet: 2, difficulty: 'silence', quality: 50 },
      { ...shown },
    );
    expect(done.output.upgrade).toMatchObject({ characterId: CINDRE, bet: 2, difficulty: 'silence' });
    const mumbling = rehearsing();
    say(mumbling, {}, shown);
    expect(say(mumbling, {}, shown).output.outcome).toBe('success');
  });

  it('bets nothing where the player says so', () => {
    const player = rehearsing();
    expect(say(player, { ...all, bet: 0 }).output).toMatchObject({ interactionBetSize: 0, isAwarded: true });
    expect(player.state.interactions.used).toBe(1);
  });

  it('bets nothing where no bet is what was set by hand, and asks where nothing was', () => {
    const unsaid = { ...all, bet: null };
    const none = say(rehearsing(), unsaid, { interactionBetSize: 0 });
    expect(none.output).toMatchObject({ interactionBetSize: 0, isAwarded: true, upgrade: { bet: 0 } });
    expect(say(rehearsing(), all, { interactionBetSize: 0 }).output.interactionBetSize).toBe(0);
    expect(asked(say(rehearsing(), unsaid))).toBe('bet');
  });

  it('refuses a bet by hand above the author’s most, or above what remains after the turn', () => {
    const bet = (player: Player, interactionBetSize: number) => () =>
      say(player, { ...all, bet: null }, { interactionBetSize });
    expect(bet(rehearsing(), 4)).toThrow('You can bet 3 interactions at most.');
    const poor = rehearsing({ story: { maxInteractions: 3 } });
    expect(bet(poor, 3)).toThrow('You can bet 2 interactions at most.');
    expect(bet(poor, 1.5)).toThrow('at most');
    const poorer = (maxInteractions: number) => rehearsing({ story: { maxInteractions } });
    expect(bet(poorer(2), 2)).toThrow('You can bet 1 interaction at most.');
    expect(bet(poorer(1), 1)).toThrow('You have no interactions left to bet.');
    expect(poor.state.interactions.used).toBe(0);
    expect(bet(poor, 2)().output).toMatchObject({ interactionBetSize: 2, endOfGame: true });
  });

  it('asks again for a bet that was said and is too high, also when it has become too high', () => {
    const player = rehearsing({ story: { maxInteractions: 4 } });
    expect(asked(say(player, { ...all, bet: 9 }))).toBe('bet');
    expect(asked(say(player, { bet: 3 }))).toBe('bet');
    expect(say(player, { bet: 1 }).output.interactionBetSize).toBe(1);
    const slow = rehearsing({ story: { maxInteractions: 4 } });
    expect(asked(say(slow, { ...all, bet: 3, quality: null }))).toBe('performance');
    expect(asked(say(slow, { quality: 50 }))).toBe('bet');
  });

  it('never gives a worse finish', () => {
    const player = rehearsing();
    const roster = player.state.roster.map((each) => ({ ...each, cardType: 'Golden' as const }));
    player.state = { ...player.state, roster };
    expect(say(player, all).output.upgrade?.rarity).toBe('Golden');
    expect(player.state.roster[0]?.cardType).toBe('Golden');
  });

  it('can be declined: no bet, no finish, and on', () => {
    const player = rehearsing();
    const done = say(player, { ...all, declined: true });
    expect(done.output).toMatchObject({ completeTheMoment: true, outcome: 'failure', interactionBetSize: 0 });
    expect(done.output.upgrade).toBeUndefined();
    expect(texts(done.say)).toEqual(['as you like']);
    expect(player.state.interactions.used).toBe(1);
  });

  describe('where little is left', () => {
    const warning = { warnBelow: 8, warning: [line('you cannot afford me')] };

    it('warns at its beginning, once', () => {
      const player = rehearsing({ more: warning, story: { maxInteractions: 7 } });
      expect(player.state.moments[0]?.data).toMatchObject({ hasWarned: true });
      const done = say(player, all);
      expect([done.output.outcome, ...texts(done.say)]).toEqual(['success', 'Osk is steel']);
    });

    it('warns before the bet counts, and then lets the player bet or decline', () => {
      const player = rehearsing({ more: warning, story: { maxInteractions: 8 } });
      const held = say(player, all);
      expect(texts(held.say)).toEqual(['you cannot afford me']);
      expect([held.output.outcome, asked(held), held.output.interactionBetSize]).toEqual([null, 'bet', 0]);
      expect(say(player, { deflection: 'chat' }).output.outcome).toBeNull();
      expect(say(player, {}).output).toMatchObject({ outcome: 'success', interactionBetSize: 2 });
    });

    it('does not warn where enough is left, or there is nothing to say', () => {
      expect(texts(say(rehearsing({ more: warning }), all).say)).toEqual(['Osk is steel']);
      const mute = rehearsing({ more: { warnBelow: 20 } });
      expect(say(mute, all).output.outcome).toBe('success');
    });
  });

  it('is passed over by who has no team', () => {
    expect(rehearsing({ team: [] }).state.moments[0]).toMatchObject({ skipped: true });
  });

  it('tells what was heard in a performance for the first time, and lets a director know what can be', () => {
    const player = rehearsing();
    const { verdict } = say(player, { quality: 40, facets: ['slow', 'else'] });
    expect(verdict.qualities).toEqual(['slow']);
    expect(say(player, { facets: ['slow'] }).verdict.qualities).toEqual([]);
    const scene = sceneOf(player.release, player.state);
    expect(scene).toMatchObject({ nameable: [OSK, CINDRE], heard: ['slow'], decline: examples('no') });
    expect(scene.difficulties.map((each) => each.id)).toEqual(['line', 'silence']);
  });
});
