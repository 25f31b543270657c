import { createRun } from '@fabula/rules/run';
import { sceneOf } from '@fabula/rules/scene';
import { expect, test } from '@jest/globals';
import {
  aMoment,
  aRelease,
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
} from '../../../../rules/test/build.ts';
import { ScriptedDirector } from './scripted-director.ts';

const forge = aMoment(1, {
  ...talk,
  type: 'equip',
  scoreThresholdForAward: 50,
  qualities: [{ id: 'good', points: 60, examples: examples('tempered in sea water') }],
  ...Object.fromEntries(
    ['askWho', 'askWhat', 'awarded', 'again', 'failure'].map((name) => [name, [line(name)]]),
  ),
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
