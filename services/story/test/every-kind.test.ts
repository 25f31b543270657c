import type { MomentOf, MomentType } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { compile } from '@fabula/story/compile';
import { DEFINITIONS } from '@fabula/story/moments/registry';
import { formatProblem } from '@fabula/story/problem';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fixtureWithMedia } from './fixture.ts';

/** What each type of moment becomes, as authors write it in test/stories/every-kind. */
describe('a moment of every kind', () => {
  let release: Release;

  beforeAll(async () => {
    const compiled = compile(await fixtureWithMedia('every-kind'));
    expect(compiled.problems.map(formatProblem)).toEqual([]);
    if (compiled.release === undefined) throw new Error('the fixture does not compile');
    release = compiled.release;
  });

  const the = <T extends MomentType>(type: T): MomentOf<T> => {
    const found = release.moments.find((each): each is MomentOf<T> => each.type === type);
    if (found === undefined) throw new Error(`no ${type}`);
    return found;
  };
  const moment = (slug: string) => release.moments.find((each) => each.slug === slug)?.id;
  const character = (slug: string) => release.characters.find((each) => each.slug === slug)?.id;
  const item = (slug: string) => release.items.find((each) => each.slug === slug)?.id;

  test('is in the release', () => {
    expect(new Set(release.moments.map(({ type }) => type))).toEqual(new Set(Object.keys(DEFINITIONS)));
  });

  test('nexus', () => {
    const paths = the('nexus').paths.map(({ path, to, staysOpen, reply, later }) => {
      return { path, to, staysOpen, said: reply.length + later.length };
    });
    expect(paths).toEqual([
      { path: 'smith', to: moment('the-forge'), staysOpen: false, said: 0 },
      { path: 'barber', to: moment('the-polish'), staysOpen: false, said: 1 },
      { path: 'tower', to: moment('the-rounds'), staysOpen: true, said: 0 },
    ]);
  });

  test('teamwork', () => {
    const [flame] = the('teamwork').tasks;
    expect(flame).toMatchObject({
      id: 'flame',
      property: 'Fire',
      fits: [
        { characterId: character('bruno'), fit: 'best', reason: { en: ['he has steady hands'] } },
        { characterId: character('ada'), fit: 'misfit' },
      ],
    });
  });

  test('reward, in its short form and its long one', () => {
    expect(the('reward').options).toEqual([
      { kind: 'item', id: item('lamp'), examples: { en: [], fr: [] }, lines: [] },
      expect.objectContaining({ kind: 'character', id: character('bruno'), lines: [expect.anything()] }),
      expect.objectContaining({
        kind: 'dynamic_item',
        id: release.dynamicItems[0]?.id,
        when: { fact: 'bell-is-cracked' },
        examples: { en: ['the fish'], fr: ['le poisson'] },
      }),
    ]);
  });

  test("what one may ask, and what is said to words that lead nowhere: the moment's own, then its character's", () => {
    const { answers, replies } = the('dialogue');
    expect(answers.map(({ id, lines }) => [id, lines.map(({ text }) => text.en)])).toEqual([
      ['her-name', ['You know very well who I am.']],
      ['the-bell', ['It has a crack now.', 'Like me.']],
    ]);
    expect(answers[1]).toMatchObject({ when: { fact: 'bell-is-cracked' } });
    expect(replies.map(({ act, lines }) => [act, lines.length])).toEqual([
      ['greeting', 1],
      ['greeting', 2],
      ['insult', 2],
      ['question', 2],
    ]);
    expect(the('testing').answers.map(({ id }) => id)).toEqual(['her-name']);
    expect(the('reward').answers.map(({ id }) => id)).toEqual(['the-bell', 'her-name']);
  });

  test('battle', () => {
    const { opponents, gauges, patience } = the('battle');
    expect(opponents).toMatchObject([
      { characterId: character('storm'), health: 9, attack: 5, weakTo: ['humorous'] },
    ]);
    expect(gauges.map(({ style }) => style)).toEqual(['theatrical', 'humorous']);
    expect(patience).toBe(6);
  });

  test('equip', () => {
    const { itemIds, suits, properties, qualities } = the('equip');
    expect(itemIds).toEqual([item('lamp'), item('kettle')]);
    expect(suits).toMatchObject([{ itemId: item('kettle'), characterId: character('ada'), points: 20 }]);
    expect(properties).toEqual([
      { property: 'Fire', examples: { en: ['make it burn'], fr: ['que ça brûle'] } },
    ]);
    expect(qualities.map(({ id, points }) => [id, points])).toEqual([
      ['care', 40],
      ['heat', 30],
    ]);
  });

  test('upgrade', () => {
    const { difficulties, performances, decline } = the('upgrade');
    expect(difficulties).toMatchObject([{ id: 'easy', odds: 70, finishes: ['Steel', 'Marble'] }]);
    expect(performances).toMatchObject([{ id: 'song', points: 60 }]);
    expect(decline.examples.en).toEqual(['no thanks', 'not today']);
  });

  test('assemble', () => {
    const { stays, leaves, maxNumberOfCharacters } = the('assemble');
    expect(stays).toMatchObject([{ characterId: character('ada'), lines: [{ text: { en: 'Ha!' } }] }]);
    expect(leaves).toMatchObject([{ characterId: character('bruno') }]);
    expect(maxNumberOfCharacters).toBe(1);
  });

  test('a lesson for learners, a card that burns, an item that is made', () => {
    expect(the('learning')).toMatchObject({ hintTranslation: true, hintTts: true });
    expect(release.characters.find(({ slug }) => slug === 'ada')).toMatchObject({
      isEnrolledByDefault: true,
      burnThreshold: 0.3,
      burnThresholdAlt: 0.1,
      freezeThreshold: 0.5,
    });
    expect(release.dynamicItems).toMatchObject([
      { slug: 'catch', attackBonus: { from: 1, to: 3 }, rarities: ['common', 'rare'], properties: ['Water'] },
    ]);
  });
});
