import { describe, expect, it } from '@jest/globals';
import {
  aMoment,
  aRelease,
  both,
  character,
  examples,
  id,
  item,
  line,
  Player,
  talk,
} from '../../../test/build.ts';
import { texts } from '../../../test/fights.ts';
import { sceneOf } from '../../scene.ts';
import type { Decision } from '../../types.ts';

const BASTIEN = id(901);
const TOMO = id(902);
const SHOES = id(700);
const KETTLE = id(701);
const SHELL = id(702);

const coat = {
  ...talk,
  type: 'equip',
  scoreThresholdForAward: 60,
  itemIds: [SHOES, KETTLE],
  qualities: ['layers', 'felt', 'quiet'].map((name) => ({ id: name, points: 40, examples: examples(name) })),
  suits: [
    { itemId: SHOES, characterId: BASTIEN, points: 20, lines: [line('his size')] },
    { characterId: BASTIEN, points: -30, lines: [line('not for him')] },
  ],
  properties: [{ property: 'Electric', examples: examples('spark') }],
  askWho: [line('who?')],
  askWhat: [line('what?')],
  awarded: [line('{character} wears the {item}: {property}.')],
  again: [line('once more, {character}'), line('and once more')],
  failure: [line('it is what it is')],
  transitions: [{ to: id(2) }],
};

function forging({ more = {}, team = [BASTIEN, TOMO] } = {}): Player {
  const names = { [BASTIEN]: both('Bastien'), [TOMO]: both('Tomo') };
  const characters = team.map((one) =>
    character(one, { name: names[one], properties: ['Water'], isEnrolledByDefault: true }),
  );
  const mine = { isAcquiredByDefault: true };
  const items = [
    item(SHOES, { ...mine, name: both('felt soles'), properties: ['Grass', 'Water'] }),
    item(KETTLE, { ...mine, name: both('kettle') }),
    item(SHELL, mine),
  ];
  const host = character(id(900));
  const moments = [aMoment(1, { ...coat, ...more }), aMoment(2, { type: 'epilogue' })];
  const player = new Player(aRelease(moments, {}, { characters: [...characters, host], items }));
  player.start();
  return player;
}

const soles = { characters: [BASTIEN], items: [SHOES] };
const told = ({ output, verdict, say }: Decision) => ({
  equip: output.equip,
  score: output.score,
  asks: verdict.asks,
  said: texts(say),
});

describe('an equip moment', () => {
  it('awards work that is good enough: the item is carried, its property added', () => {
    const player = forging();
    const done = player.answer({ ...soles, quality: 40, facets: ['felt', 'nothing'] });
    expect(told(done)).toEqual({
      equip: { characterId: BASTIEN, itemId: SHOES, isAwarded: true, property: 'Grass' },
      score: 60,
      asks: null,
      said: ['Bastien wears the felt soles: grass.'],
    });
    expect(done.output).toMatchObject({
      ...{ isAwarded: true, outcome: 'success', completeTheMoment: true },
      selectedPlayerCharacters: [BASTIEN],
    });
    expect(done.verdict.qualities).toEqual(['felt']);
    expect(player.state.items.map((each) => each.equippedTo)).toEqual([BASTIEN, undefined, undefined]);
    expect(player.state.roster.map((each) => each.properties)).toEqual([['Water', 'Grass'], ['Water']]);
  });

  it('lets another attempt follow, and fails when they are used up', () => {
    const player = forging();
    expect(told(player.answer({ ...soles, quality: 39 }))).toEqual({
      equip: { characterId: BASTIEN, itemId: SHOES, isAwarded: false, property: null },
      score: 59,
      asks: null,
      said: ['once more, Bastien'],
    });
    const last = player.answer({ quality: 39 });
    expect(told(last)).toMatchObject({ score: 59, said: ['it is what it is'] });
    expect(last.output).toMatchObject({ outcome: 'failure', isAwarded: false });
    expect(player.state.items.some((each) => each.equippedTo)).toBe(false);
    expect(player.state.roster[0]?.properties).toEqual(['Water']);
  });

  it('counts whom an item suits, by the first entry that fits, within 0 and 100', () => {
    const score = (judgement: object) => forging().answer(judgement).output.score;
    expect(score({ ...soles, quality: 100 })).toBe(100);
    expect(score({ ...soles, quality: 10 })).toBe(30);
    expect(score({ characters: [BASTIEN], items: [KETTLE], quality: 10 })).toBe(0);
    expect(score({ characters: [TOMO], items: [SHOES], quality: 10 })).toBe(10);
    expect(score({ characters: [TOMO], items: [SHOES] })).toBe(0);
  });

  it('asks for who and for what, at the cost of a turn and of no attempt; what was said is kept', () => {
    const player = forging({ more: { attempts: 1 } });
    const first = player.answer({ quality: 80, facets: ['felt'] });
    expect(told(first)).toMatchObject({ asks: 'who', said: [] });
    expect(first.output.equip).toBeUndefined();
    expect(first.verdict.qualities).toEqual(['felt']);
    expect(player.answer({ characters: [TOMO] }).verdict.asks).toBe('what');
    expect(player.state.interactions.used).toBe(2);
    const done = player.answer({ items: [SHOES], facets: ['felt', 'quiet'] });
    expect(done.output).toMatchObject({ score: 80, outcome: 'success' });
    expect(done.verdict.qualities).toEqual(['quiet']);
  });

  it('counts no attempt for an aside, and one of no quality for words in which nothing good is heard', () => {
    const player = forging();
    player.answer({ ...soles, quality: 0 });
    for (const aside of [{ deflection: 'chat' }, { act: 'greeting' }, { act: 'game-talk', quality: 90 }])
      expect(told(player.answer(aside))).toMatchObject({ asks: null, said: [] });
    expect(player.answer({ quality: 40 }).output.outcome).toBe('success');
    const mumbling = forging();
    mumbling.answer({ ...soles, quality: 0 });
    expect(mumbling.answer({}).output).toMatchObject({ score: 20, outcome: 'failure' });
  });

  it('counts no attempt for an aside, whatever was chosen beside it, and remembers what was', () => {
    const cards = { selectedCharacterIds: [BASTIEN], selectedItemIds: [SHOES] };
    const player = forging();
    for (let turn = 0; turn < 2; turn += 1)
      expect(told(player.answer({ deflection: 'chat' }, cards))).toMatchObject({ asks: null, said: [] });
    expect(player.current.data).toMatchObject({ attempts: 0, characterId: BASTIEN, itemId: SHOES });
    expect(player.answer({ quality: 40 }).output.outcome).toBe('success');
  });

  it('asks how, at the cost of no attempt, where both were chosen without a word', () => {
    const cards = { words: '', selectedCharacterIds: [BASTIEN], selectedItemIds: [SHOES] };
    const player = forging({ more: { attempts: 1 } });
    for (const judgement of [{}, { quality: 90 }, { deflection: 'chat' }])
      expect(player.answer(judgement, cards).verdict.asks).toBe('how');
    expect(player.current.data).toMatchObject({ attempts: 0, quality: null });
    expect(player.answer({ quality: 40 }).output.outcome).toBe('success');
    const told = forging();
    told.answer({ quality: 80 });
    expect(told.answer({}, cards).output.outcome).toBe('success');
  });

  it('lets words go before cards that a page sends along because they are remembered', () => {
    const shown = { selectedCharacterIds: [BASTIEN], selectedItemIds: [SHOES] };
    const player = forging({ more: { attempts: 3 } });
    player.answer({ quality: 0 }, shown);
    const other = player.answer({ characters: [TOMO], items: [KETTLE], quality: 60 }, shown);
    expect(other.output.equip).toMatchObject({ characterId: TOMO, itemId: KETTLE });
  });

  it('says another of the author’s lines in the next run, with a capital, and care where there is no property', () => {
    const player = forging({ more: { awarded: [line('one'), line('{item} with {property}')] } });
    player.state = { ...player.state, language: 'fr' };
    const done = player.answer({ characters: [TOMO], items: [KETTLE], quality: 60 });
    expect(texts(done.say)).toEqual(['Kettle (fr) with du soin (fr)']);
  });

  it('means the only one there is', () => {
    const player = forging({ team: [TOMO], more: { itemIds: [SHOES] } });
    expect(player.answer({ quality: 60 }).output.equip).toMatchObject({ characterId: TOMO, itemId: SHOES });
  });

  it('takes what was picked before what was named, and only whom and what there is', () => {
    const picked = { selectedCharacterIds: [TOMO], selectedItemIds: [KETTLE] };
    expect(forging().answer({ ...soles, quality: 9 }, picked).output.equip).toMatchObject({
      characterId: TOMO,
      itemId: KETTLE,
    });
    expect(forging().answer({ characters: ['nobody'], items: [SHOES], quality: 9 }).verdict.asks).toBe('who');
    expect(forging().answer({ characters: [TOMO], items: [SHELL], quality: 9 }).verdict.asks).toBe('what');
    const all = forging({ more: { itemIds: [] } });
    expect(all.answer({ characters: [TOMO], items: [SHELL], quality: 9 }).output.equip?.itemId).toBe(SHELL);
  });

  it('adds the property that was asked for if the item or the place has it, else the item’s first, once', () => {
    const given = (property: string | null, itemId = SHOES) => {
      const player = forging({ more: { suits: [] } });
      const { output } = player.answer({ characters: [BASTIEN], items: [itemId], quality: 60, property });
      return [output.equip?.property, player.state.roster[0]?.properties];
    };
    expect(given('Water')).toEqual(['Water', ['Water']]);
    expect(given('Electric')).toEqual(['Electric', ['Water', 'Electric']]);
    expect(given('Fire')).toEqual(['Grass', ['Water', 'Grass']]);
    expect(given(null, KETTLE)).toEqual([null, ['Water']]);
    expect(given('Electric', KETTLE)).toEqual(['Electric', ['Water', 'Electric']]);
  });

  it('moves an item that was somebody else’s', () => {
    const player = forging();
    const items = player.state.items.map((each) => ({ ...each, equippedTo: TOMO }));
    player.state = { ...player.state, items };
    player.answer({ ...soles, quality: 100 });
    expect(player.state.items.map((each) => each.equippedTo)).toEqual([BASTIEN, TOMO, TOMO]);
  });

  it('is passed over where nothing can be given', () => {
    const player = forging({ more: { itemIds: [id(799)] } });
    expect(player.state.moments[0]).toMatchObject({ skipped: true });
  });

  it('lets a director know what can be named and heard', () => {
    const player = forging();
    player.answer({ quality: 10, facets: ['felt'] });
    const scene = sceneOf(player.release, player.state);
    expect(scene.nameable).toEqual([BASTIEN, TOMO, SHOES, KETTLE]);
    expect(scene.qualities.map((each) => each.id)).toEqual(['layers', 'felt', 'quiet']);
    expect(scene.properties.map((each) => each.property)).toEqual(['Electric']);
    expect(scene.heard).toEqual(['felt']);
  });
});
