import { type Release, release as releaseSchema } from '@fabula/rules/release/release';
import type { RunState } from '@fabula/rules/types';
import { compile } from '@fabula/story/compile';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fixtureWithMedia } from '../../story/test/fixture.ts';
import { playRun } from '../src/play.ts';
import { playersNamed } from '../src/players.ts';
import { newDirector } from '../src/simulate.ts';

/** What every object has: the checker refuses them since a while, and releases of before may hold them. */
const ODD = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
/** Fields of a release whose text is an author's name for something. */
const NAMING =
  /^(id|slug|path|fact|facts|after|countsAs|including|groups|questionId|needs|needsOneOf|task|teachFrom)$/;
const UUID = /^[0-9a-f-]{36}$/;

/** A value in which texts are others, where they stand in fields of these names. */
function renamed<T>(value: T, fields: RegExp, name: (old: string) => string, field = ''): T {
  const inner = (each: unknown, at: string) => renamed(each, fields, name, at);
  if (typeof value === 'string') return (fields.test(field) ? name(value) : value) as T;
  if (Array.isArray(value)) return value.map((each) => inner(each, field)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inner(each, key)])) as T;
}

function endsOf(release: Release, language: 'en' | 'fr'): RunState[] {
  return playersNamed(['random', 'greedy', 'careful']).map((player) => {
    const before = { completions: {}, bestRank: null };
    const plays = playRun({
      ...{ director: newDirector(), player, seed: '00000001', onTurn: () => {} },
      run: { release, releaseVersion: 1, language, loopNumber: 2, before },
    });
    let step = plays.next();
    while (!step.done) step = plays.next(step.value.words);
    return step.value;
  });
}

describe('a release of before whose names are those of every object', () => {
  let usual: Release;
  const names: string[] = [];
  beforeAll(async () => {
    const { release } = compile(await fixtureWithMedia('every-kind'));
    if (release === undefined) throw new Error('the fixture does not compile');
    usual = release;
    renamed(usual, NAMING, (name) => {
      if (!UUID.test(name) && !names.includes(name)) names.push(name);
      return name;
    });
  });

  test.each(['en', 'fr'] as const)('plays as any other, in %s', (language) => {
    const ends = endsOf(usual, language);
    for (let from = 0; from < names.length; from += ODD.length) {
      const odd = new Map(names.slice(from, from + ODD.length).map((name, at) => [name, ODD[at] ?? name]));
      const name = (old: string) => odd.get(old) ?? old;
      const release = releaseSchema.parse(renamed(usual, NAMING, name));
      expect(endsOf(release, language)).toEqual(renamed(ends, /./, name));
    }
    const kept = JSON.stringify(ends);
    expect(names.filter((name) => kept.includes(`"${name}"`)).length).toBeGreaterThan(10);
  });
});
