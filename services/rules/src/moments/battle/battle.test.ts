import { describe, expect, it } from '@jest/globals';
import { line, type Player, says } from '../../../test/build.ts';
import {
  CARELESS,
  COMB,
  GALE,
  GLASS,
  GOOD,
  MAUD,
  PERRIN,
  ROBE,
  texts,
  theGale,
  there,
  YANN,
} from '../../../test/fights.ts';
import { decide } from '../../decide.ts';
import { sceneOf } from '../../scene.ts';
import type { Decision, RosterCharacter } from '../../types.ts';
import type { BattleAction, BattleOutput } from './output.ts';

const onGale = { ...GOOD, characters: [YANN], target: GALE };
const onComb = { ...GOOD, characters: [YANN], target: COMB };

function battleIn({ output }: Decision): BattleOutput {
  return there(output.battle);
}

function lastAction(decision: Decision): Partial<BattleAction> {
  return battleIn(decision).history.at(-1) ?? {};
}

function healthOf(player: Player, characterId: string) {
  return player.state.roster.find((each) => each.characterId === characterId)?.currentHealth;
}

/** As if this had happened to the cards before. */
function withCard(player: Player, characterId: string, parts: Partial<RosterCharacter>): Player {
  const roster = player.state.roster.map((each) =>
    each.characterId === characterId ? { ...each, ...parts } : each,
  );
  player.state = { ...player.state, roster };
  return player;
}

describe('a battle', () => {
  it('is no blow where a card was chosen without a word, whatever a director hears in its name', () => {
    const player = theGale();
    const chosen = player.answer(onGale, { kind: 'choice', words: '', selectedCharacterIds: [YANN, GALE] });
    expect(battleIn(chosen).history).toEqual([]);
    expect(battleIn(player.answer(onGale)).history).not.toEqual([]);
  });

  it('asks for an attack in a manner, and tells who fights', () => {
    const opened = there(theGale().last);
    expect(texts(opened.say)).toEqual(['opening 1', 'Strike humorously.']);
    expect(battleIn(opened)).toEqual({
      history: [],
      nextPhase: 'player_attack_input',
      opponents: [
        { characterId: GALE, currentHealth: 8 },
        { characterId: COMB, currentHealth: 10 },
      ],
      characters: [
        { characterId: YANN, currentHealth: 22 },
        { characterId: MAUD, currentHealth: 18 },
        { characterId: PERRIN, currentHealth: 14 },
      ],
      modifiers: [],
    });
  });

  it('goes from an attack to the other side’s strike, which is to be fended off, and on', () => {
    const player = theGale();
    const struck = player.answer(onGale);
    expect(lastAction(struck)).toEqual({
      turnNumber: 1,
      actorId: YANN,
      action: 'attack',
      targetId: GALE,
      wasThematic: true,
      style: 'humorous',
      damage: 8,
      recoilDamage: 0,
    });
    const { strike } = battleIn(struck);
    expect(strike).toEqual({ actorId: COMB, targetId: expect.any(String) });
    expect(battleIn(struck).nextPhase).toBe('player_defense_input');
    const name = { [YANN]: 'Yann', [MAUD]: 'Maud', [PERRIN]: 'Perrin' }[strike?.targetId ?? ''];
    expect(texts(struck.say)).toEqual([
      'it falls',
      expect.stringMatching(/^it (leans|throws)$/),
      `It is ${name} they want. Stand efficiently.`,
    ]);

    const fended = player.answer({ ...GOOD, characters: [MAUD] });
    expect(battleIn(fended).history.slice(1)).toEqual([
      {
        ...{ turnNumber: 2, actorId: COMB, action: 'attack', targetId: MAUD, wasThematic: false },
        ...{ style: 'efficient', damage: 1, recoilDamage: 0 },
      },
      {
        ...{ turnNumber: 2, actorId: MAUD, action: 'defense', targetId: COMB, wasThematic: true },
        ...{ style: 'efficient', damage: 0, recoilDamage: 0 },
      },
    ]);
    expect(healthOf(player, MAUD)).toBe(17);
    expect(battleIn(fended)).toMatchObject({ nextPhase: 'player_attack_input' });
    expect(battleIn(fended).strike).toBeUndefined();
    expect(texts(fended.say)).toEqual(['Again, theatrically.']);
    expect(player.state.interactions.used).toBe(2);
  });

  it('says the manner as one says it in French', () => {
    const player = theGale();
    player.state = { ...player.state, language: 'fr' };
    expect(texts(player.answer(onGale).say).at(-1)).toMatch(/ Stand avec efficacité\. \(fr\)$/);
  });

  it('tells how a blow went', () => {
    const blows = (judgement: object, ...more: object[]) => {
      const player = theGale();
      return [judgement, ...more].map((each) => player.answer(each).verdict.blow);
    };
    const onYann = { characters: [YANN] };
    expect(blows(onGale, { ...GOOD, ...onYann })).toEqual(['strong', 'hurt']);
    expect(blows(onGale, { ...GOOD, characters: [MAUD] })).toEqual(['strong', 'held']);
    expect(blows(onComb)).toEqual(['weak']);
    expect(blows({ ...CARELESS, ...onYann })).toEqual(['careless']);
    expect(blows({ creativity: null })).toEqual([null]);
  });

  it('takes the card that was picked, else named, else the first that stands; the target likewise', () => {
    const first = (judgement: object, selected: string[] = []) => {
      const { actorId, targetId } = lastAction(
        theGale().answer({ ...GOOD, ...judgement }, { selectedCharacterIds: selected }),
      );
      return [actorId, targetId];
    };
    expect(first({})).toEqual([YANN, GALE]);
    expect(first({ characters: [MAUD, PERRIN], target: COMB })).toEqual([MAUD, COMB]);
    expect(first({ characters: [COMB, MAUD] })).toEqual([MAUD, COMB]);
    expect(first({ characters: [MAUD], target: GALE }, [PERRIN, COMB])).toEqual([PERRIN, COMB]);
    expect(first({ characters: ['nobody'], target: 'nobody' }, ['nobody'])).toEqual([YANN, GALE]);
  });

  it('lets the struck card fend off, unless another is put in its way', () => {
    const player = theGale();
    const { strike } = battleIn(player.answer(onGale));
    expect(lastAction(player.answer(GOOD)).actorId).toBe(strike?.targetId);
    const other = theGale();
    other.answer(onGale);
    expect(lastAction(other.answer(GOOD, { selectedCharacterIds: [PERRIN] })).actorId).toBe(PERRIN);
  });

  it('settles by the seed alone who strikes whom, before the defence is known', () => {
    const player = theGale();
    const { state, release } = player;
    const after = (seed: string, judgement: object = {}) => {
      const proposal = { judgement: { ...onComb, ...judgement } };
      return battleIn(decide({ release, state, input: says('words'), proposal, seed, nowMs: 0 })).strike;
    };
    const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
    const strikes = seeds.map((seed) => after(seed));
    expect(new Set(strikes.map((each) => `${each?.actorId} ${each?.targetId}`)).size).toBe(6);
    expect(seeds.map((seed) => after(seed))).toEqual(strikes);
    expect(seeds.map((seed) => after(seed, { creativity: 0.9, thematic: false }))).toEqual(strikes);
  });

  it('refuses an attack where a defence is asked for, and the other way round', () => {
    const player = theGale();
    const say = (kind: 'player_attack_input' | 'player_defense_input' | 'choice') =>
      player.answer(onGale, { kind });
    expect(() => say('player_defense_input')).toThrow('It is your turn to attack.');
    say('player_attack_input');
    expect(() => say('player_attack_input')).toThrow('It is your turn to defend.');
    say('player_defense_input');
    expect(lastAction(say('choice')).turnNumber).toBe(3);
  });

  it('lets the other side wait for words that are no blow, and asks for the same again', () => {
    const player = theGale();
    const { output } = player.answer({ deflection: 'already won' });
    expect(output.battle).toMatchObject({ history: [], nextPhase: 'player_attack_input' });
    expect(player.state.interactions.used).toBe(1);
    expect(sceneOf(player.release, player.state).battle?.style).toBe('humorous');
    expect(player.answer({ ...CARELESS, deflection: 'already won' }).output.battle?.history).toEqual([]);
    expect(lastAction(player.answer({ ...onGale, deflection: 'already won' })).style).toBe('humorous');
  });

  it('says again what is asked where help has no hint: the manner, and once it was struck, how to fend it off', () => {
    const player = theGale();
    const moments = player.release.moments.map((each) => ({ ...each, hints: [] }));
    const bare = { ...player.release, moments };
    const helped = () => {
      const question = { release: bare, input: says('help'), seed: 'aa', nowMs: 0 };
      return texts(
        decide({ ...question, state: player.state, proposal: { judgement: { act: 'help' } } }).say,
      );
    };
    expect(helped()).toEqual(['Strike humorously.']);
    const struck = player.answer(onGale);
    expect(helped()).toEqual(texts(struck.say).slice(-1));
  });

  it('lets a careless attack recoil on the card, doubly in a style that is thrown back', () => {
    const player = theGale();
    const careless = { ...CARELESS, characters: [YANN], target: GALE };
    expect(lastAction(player.answer(careless))).toMatchObject({ damage: 2, recoilDamage: 3 });
    expect(healthOf(player, YANN)).toBe(19);
    const shame = theGale({ gale: { recoilsFrom: ['humorous'] } });
    expect(lastAction(shame.answer(onGale))).toMatchObject({ damage: 8, recoilDamage: 6 });
  });

  it('hits harder in a style that the opponent is weak to', () => {
    const player = theGale({ comb: { weakTo: ['humorous'] } });
    expect(lastAction(player.answer(onComb)).damage).toBe(6);
    expect(lastAction(theGale({ comb: { weakTo: ['scary'] } }).answer(onComb)).damage).toBe(5);
  });

  it('burns a card out once, and never plays it again in this run', () => {
    const player = withCard(theGale(), YANN, { currentHealth: 2 });
    const fallen = player.answer({ ...CARELESS, characters: [YANN], target: GALE });
    expect(fallen.facts).toEqual([{ kind: 'character_burned_out', characterId: YANN }]);
    expect(player.state.roster[0]).toMatchObject({ currentHealth: 0, burnedOut: true });
    const fended = player.answer({ ...GOOD, characters: [YANN] });
    expect(lastAction(fended).actorId).not.toBe(YANN);
    expect(fended.facts).toEqual([]);
    expect(lastAction(player.answer({ ...GOOD, characters: [YANN] })).actorId).toBe(MAUD);
    const healed = withCard(theGale(), YANN, { burnedOut: true });
    expect(lastAction(healed.answer(onGale)).actorId).toBe(MAUD);
  });

  it('is won when no opponent stands: the health that was kept counts towards the rank', () => {
    const player = theGale({ comb: { health: 5 }, more: { grants: [{ on: 'award', facts: ['beaten'] }] } });
    player.answer(onGale);
    player.answer({ ...GOOD, characters: [YANN] });
    const won = player.answer(onComb);
    expect(texts(won.say)).toEqual(['it falls', 'won']);
    expect(won.output).toMatchObject({
      completeTheMoment: true,
      outcome: 'success',
      playerFacts: ['beaten'],
    });
    expect(battleIn(won).nextPhase).toBeNull();
    // The Comb's 9 on Yann, less 2.4 and 2: 5 of 54 are gone.
    expect(player.state.moments[0]).toMatchObject({ outcome: 'success', health: 49 / 54, score: null });
  });

  it('is won by a last blow that also burns the card out', () => {
    const player = withCard(theGale({ comb: { health: 1 } }), YANN, { currentHealth: 3 });
    player.answer({ ...GOOD, characters: [YANN], target: GALE });
    player.answer({ ...GOOD, characters: [MAUD] });
    const won = player.answer({ ...CARELESS, characters: [YANN], target: COMB });
    expect(won.output.outcome).toBe('success');
    expect(won.facts[0]).toEqual({ kind: 'character_burned_out', characterId: YANN });
  });

  it('is lost when no card is left', () => {
    const player = theGale();
    for (const one of [YANN, MAUD, PERRIN]) withCard(player, one, { currentHealth: 1 });
    let last = player.answer({ ...CARELESS, characters: [YANN], target: COMB });
    while (last.output.outcome === null) last = player.answer({ ...CARELESS, target: COMB });
    expect(last.output.outcome).toBe('failure');
    expect(texts(last.say)).toEqual(['lost']);
    expect(player.state.moments[0]).toMatchObject({ outcome: 'failure', health: 0 });
    expect(player.state.roster.every((each) => each.burnedOut && each.currentHealth === 0)).toBe(true);
  });

  it('is a draw, which is a failure, when patience is out; words that are no blow count', () => {
    const chat = { deflection: 'chat' };
    const drawn = theGale({ more: { patience: 2, draw: [line('enough')] } });
    expect(drawn.answer(chat).output.outcome).toBeNull();
    const last = drawn.answer(chat);
    expect([last.output.outcome, ...texts(last.say)]).toEqual(['failure', 'enough']);
    expect(drawn.state.moments[0]?.health).toBe(1);
    const without = theGale({ more: { patience: 1 } });
    expect(texts(without.answer(onComb).say)).toEqual(['lost']);
    const winning = theGale({ more: { patience: 1 }, comb: { health: 1 } });
    expect(winning.answer({ ...onComb }).output.outcome).toBe('failure');
    const won = theGale({ more: { patience: 3 }, comb: { health: 1 } });
    for (const judgement of [onGale, GOOD]) won.answer(judgement);
    expect(won.answer(onComb).output.outcome).toBe('success');
  });

  it('is lost at once by a team that has no card left', () => {
    const player = theGale();
    const roster = player.state.roster.map((each) => ({
      ...each,
      currentHealth: 0,
      burnedOut: true as const,
    }));
    const moments = player.state.moments.map((each) => ({ ...each, status: 'waiting' as const, data: null }));
    player.state = { ...player.state, roster, moments };
    const started = player.start();
    expect(started.output).toMatchObject({ completeTheMoment: true, outcome: 'failure' });
    expect(texts(started.say)).toEqual(['opening 1', 'lost']);
  });

  it('keeps an opponent that is also on the team out of the team', () => {
    const player = theGale();
    const both: RosterCharacter = {
      ...there(player.state.roster[0]),
      ...{ characterId: COMB, currentAttack: 99 },
    };
    player.state = { ...player.state, roster: [both, ...player.state.roster] };
    expect(lastAction(player.answer({ ...GOOD, characters: [COMB] }))).toMatchObject({
      actorId: YANN,
      targetId: COMB,
    });
  });

  it('counts an item in hand that is picked or named, and what the card carries', () => {
    const damage = (judgement: object, more: object = {}) =>
      lastAction(theGale().answer({ ...onComb, characters: [MAUD], ...judgement }, more)).damage;
    // Electric is strong, and with the red glass's Fire it is weak as well: (4 + 4) × 1.2 + 2 − 1, not 4 × 1.2 × 1.5 + 1.
    expect(damage({})).toBe(8);
    expect(damage({ items: [GLASS] })).toBe(11);
    expect(damage({}, { selectedItemIds: [GLASS] })).toBe(11);
    const carried = theGale();
    const items = carried.state.items.map((each) =>
      each.itemId === GLASS ? { ...each, equippedTo: YANN } : each,
    );
    carried.state = { ...carried.state, items };
    expect(lastAction(carried.answer({ ...onGale, characters: [YANN] })).damage).toBe(13);
    const lent = theGale();
    lent.state = { ...lent.state, items };
    expect(lastAction(lent.answer({ ...onComb, characters: [MAUD], items: [GLASS] })).damage).toBe(8);
  });

  it('counts what shields the card: 6 × 1.5 − 3 × 1.2 − 2 with a robe, 1 more without', () => {
    const taken = (judgement: object) => {
      const player = theGale();
      player.answer(onGale);
      return lastAction(player.answer({ ...GOOD, characters: [YANN], ...judgement }));
    };
    const player = theGale();
    player.answer(onGale);
    player.answer({ ...GOOD, characters: [YANN], items: [ROBE] });
    expect(healthOf(player, YANN)).toBe(22 - 3);
    expect(taken({}).targetId).toBe(COMB);
    const bare = theGale();
    bare.answer(onGale);
    bare.answer({ ...GOOD, characters: [YANN] });
    expect(healthOf(bare, YANN)).toBe(22 - 5);
  });

  it('counts what a permanent character has brought along', () => {
    const owned = {
      name: { en: 'Own', fr: 'Own' },
      description: { en: 'Own', fr: 'Own' },
      ...{ attackBonus: 2, defenseBonus: 0, properties: [], rarity: 'common' },
    };
    const permanent = { id: 'p', name: owned.name, baseAttack: 6, image: '', items: [owned] };
    const player = withCard(theGale(), YANN, { permanent, cardType: 'permanent' });
    // (6 + 2) × 1.2 + 2 − 1
    expect(lastAction(player.answer({ ...onGale, characters: [YANN] })).damage).toBe(11);
  });

  it('tells what a finish has changed', () => {
    const player = withCard(theGale(), YANN, { cardType: 'Golden' });
    const { battle } = player.answer(onGale).output;
    expect(battle?.modifiers).toEqual([
      { characterId: YANN, cardType: 'Golden', description: { en: 'Attack +1.', fr: 'Attaque +1.' } },
    ]);
    expect(battleIn(player.answer({ ...GOOD, characters: [YANN] })).modifiers).toEqual([]);
  });

  it('takes the numbers of the story’s character where the author gave none of its own', () => {
    const player = theGale({ comb: { health: undefined, attack: undefined } });
    expect(battleIn(there(player.last)).opponents[1]).toEqual({
      characterId: COMB,
      currentHealth: 1,
    });
  });

  it('lets a director know what is asked, and who can be named', () => {
    const player = theGale();
    player.answer(onGale);
    const scene = sceneOf(player.release, player.state);
    expect(scene.battle).toMatchObject({
      phase: 'player_defense_input',
      style: 'efficient',
      opponents: [COMB],
    });
    expect(scene.battle?.gauges).toHaveLength(5);
    expect(scene.nameable).toEqual([YANN, MAUD, PERRIN, COMB, GLASS, ROBE]);
  });
});
