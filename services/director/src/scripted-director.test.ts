import { SILENCE } from '@fabula/rules/inputs';
import type { Release } from '@fabula/rules/release/release';
import { createRun } from '@fabula/rules/run';
import { sceneOf } from '@fabula/rules/scene';
import { expect, test } from '@jest/globals';
import {
  aMoment,
  aRelease,
  BADGE,
  both,
  CHARM,
  character,
  examples,
  GUEST,
  HOST,
  id,
  item,
  LAMP,
  line,
  talk,
  WHISTLE,
} from '../../rules/test/build.ts';
import { ScriptedDirector } from './scripted-director.ts';

const forge = aMoment(1, {
  ...talk,
  type: 'equip',
  scoreThresholdForAward: 50,
  qualities: [{ id: 'good', points: 60, examples: examples('tempered in sea water') }],
  ...Object.fromEntries(
    ['askWho', 'askWhat', 'awarded', 'again', 'failure'].map((name) => [name, [line(name)]]),
  ),
  hints: [line('try sea water')],
  transitions: [],
});
const release = aRelease(
  [forge],
  {},
  {
    characters: [character(HOST), character(GUEST, { isEnrolledByDefault: true })],
    items: [item(LAMP, { isAcquiredByDefault: true })],
  },
);

/** A run in which the seed has made the charm an item of this name. */
function sceneWith(name: string) {
  const before = { completions: {}, bestRank: null };
  const run = createRun({ release, releaseVersion: 1, language: 'en', loopNumber: 1, before });
  const numbers = { attackBonus: 0, defenseBonus: 0, properties: [], rarity: 'common' };
  const made = { name: both(name), description: both(name), ...numbers };
  const charm = { itemId: CHARM, source: 'granted', acquiredInMomentId: id(1), made } as const;
  return sceneOf(release, { ...run, items: [...run.items, charm] });
}

test('an item that the seed has made is known by its own name in each run, whoever asked before', () => {
  const director = new ScriptedDirector();
  const itemsIn = (name: string, words: string) =>
    director.judge(sceneWith(name), words, { release, releaseVersion: 1, heard: [] }).items;
  expect(itemsIn('Copper Owl', 'take the copper owl')).toEqual([CHARM]);
  expect(itemsIn('Silver Fox', 'take the copper owl')).toEqual([]);
  expect(itemsIn('Silver Fox', 'take the silver fox')).toEqual([CHARM]);
  expect(itemsIn('Copper Owl', 'take the silver fox')).toEqual([]);
});

/** The scene of a moment that is open in a run of which this much is so. */
function sceneOfOpen(played: Release, { facts = [], owned = [] }: { facts?: string[]; owned?: string[] }) {
  const before = { completions: {}, bestRank: null };
  const run = createRun({ release: played, releaseVersion: 1, language: 'en', loopNumber: 1, before });
  const items = owned.map((itemId) => ({ itemId, source: 'granted', acquiredInMomentId: null }) as const);
  const moments = run.moments.map((each) => ({ ...each, status: 'open' as const }));
  return sceneOf(played, { ...run, moments, facts, items });
}

test('cards that were chosen without a word are answered by how it could be made', () => {
  const scene = sceneOfOpen(release, { owned: [LAMP] });
  const input = { ...SILENCE, selectedCharacterIds: [GUEST], selectedItemIds: [LAMP] };
  const turn = { playerStoryId: id(5), turnNo: 2, userId: id(6) };
  const context = {
    release,
    releaseVersion: 1,
    state: scene.state,
    turn,
    input,
    seed: 'ab',
    nowMs: 0,
    heard: [],
    recentSkips: [],
  };
  const { lines, decision } = new ScriptedDirector().reply(scene, 'Lamp, Guest', context);
  expect(decision.verdict.asks).toBe('how');
  expect(lines.map(({ text }) => text)).toEqual(['try sea water']);
});

test('what one player was not offered, the next one can ask for in its author’s words', () => {
  const director = new ScriptedDirector();
  const options = [
    { kind: 'item', id: WHISTLE, examples: examples('something loud') },
    { kind: 'item', id: BADGE, examples: examples('something that shines') },
  ];
  const story = aRelease([aMoment(1, { type: 'reward', pick: 1, options, transitions: [] })]);
  const optionIn = (owned: string[], words: string) =>
    director.judge(sceneOfOpen(story, { owned }), words, { release: story, releaseVersion: 1, heard: [] })
      .option;
  expect(optionIn([BADGE], 'something loud')).toBe(WHISTLE);
  expect(optionIn([BADGE], 'something that shines')).toBeNull();
  expect(optionIn([], 'something that shines')).toBe(BADGE);
});

test('examples that hold under one condition are not heard under another that brings as many', () => {
  const director = new ScriptedDirector();
  const secret = {
    id: 'secret',
    points: 10,
    examples: examples(),
    conditionalExamples: [
      { when: { fact: 'met' }, examples: examples('your brother sends me') },
      { when: { not: { fact: 'met' } }, examples: examples('the harbour is frozen') },
    ],
    reacts: [line('oh')],
  };
  const convinced = { type: 'dialogue', goal: 'convince', points: 10, patience: 5, facets: [secret] };
  const lines = { success: [line('yes')], failure: [line('no')] };
  const story = aRelease([aMoment(1, { ...talk, ...convinced, ...lines, transitions: [] })]);
  const facetsIn = (facts: string[], words: string) =>
    director.judge(sceneOfOpen(story, { facts }), words, { release: story, releaseVersion: 1, heard: [] })
      .facets;
  expect(facetsIn([], 'the harbour is frozen')).toEqual(['secret']);
  expect(facetsIn(['met'], 'your brother sends me')).toEqual(['secret']);
});

test.each([
  ['three', 3],
  ['make it three then', 3],
  ['I would bet two of them on this', 2],
  ['well my friend, four interactions and not a single more', 4],
  ['for three, with the guest of this house', 3],
  ['ten years I waited in the dark for you', null],
  ['he crossed the seven seas and came back with two coins', null],
])('of "%s" the bet is %s', (words, bet) => {
  const performed = { performances: [{ id: 'brave', points: 60, examples: examples('I stood alone') }] };
  const named = ['askWho', 'askBet', 'askDifficulty', 'askPerformance', 'success', 'failure'];
  const rehearsal = aMoment(1, {
    ...{ ...talk, ...performed, type: 'upgrade', maxBet: 4, transitions: [] },
    difficulties: [
      {
        id: 'line',
        label: both('a line'),
        odds: 60,
        finishes: ['Steel'],
        examples: examples('the easy one'),
      },
    ],
    decline: { examples: examples('I would rather not'), lines: [line('as you like')] },
    ...Object.fromEntries(named.map((name) => [name, [line(name)]])),
  });
  const guest = character(GUEST, { name: both('Guest'), isEnrolledByDefault: true });
  const story = aRelease([rehearsal], {}, { characters: [character(HOST), guest] });
  const heard = { release: story, releaseVersion: 1, heard: [] };
  expect(new ScriptedDirector().judge(sceneOfOpen(story, {}), words, heard).bet).toBe(bet);
});

test('what comes after the first 400 characters is not listened to', () => {
  const director = new ScriptedDirector();
  const itemsIn = (words: string) =>
    director.judge(sceneWith('Copper Owl'), words, { release, releaseVersion: 1, heard: [] }).items;
  const chatter = 'la la la. '.repeat(39);
  expect(itemsIn(`take the copper owl ${chatter}`)).toEqual([CHARM]);
  expect(itemsIn(`${chatter} and then take the copper owl`)).toEqual([]);
});
