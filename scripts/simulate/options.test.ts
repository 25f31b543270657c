import { availableParallelism } from 'node:os';
import { PLAYERS, playersNamed } from '@fabula/players/players';
import { describe, expect, test } from '@jest/globals';
import { HELP, readOptions } from './options.ts';

test('all but the story has a default', () => {
  expect(readOptions(['--story', 'x'])).toEqual({
    ...{ stories: ['x'], players: PLAYERS.map(({ name }) => name), runs: 1000, seed: '7' },
    ...{ language: 'en', voice: false, out: '.local/simulate', threads: availableParallelism() },
  });
});

test('lists are parted by commas', () => {
  const options = readOptions(['--story', 'x,y', '--players', 'greedy,silly', '--language', 'fr']);
  expect(options).toMatchObject({ stories: ['x', 'y'], players: ['greedy', 'silly'], language: 'fr' });
});

test('help names every option, and who can play', () => {
  expect(readOptions(['--help'])).toBeUndefined();
  for (const option of ['story', 'players', 'runs', 'seed', 'language', 'threads', 'voice', 'out'])
    expect(HELP).toContain(`--${option}`);
  for (const { name } of PLAYERS) expect(HELP).toContain(name);
});

describe('what is not understood is refused, and named', () => {
  test.each([
    [[], 'Name a story'],
    [['--story', ''], 'Name a story'],
    [['--story', 'x', '--runs', '0'], 'runs'],
    [['--story', 'x', '--runs', 'many'], 'runs'],
    [['--story', 'x', '--runs', '1.5'], 'runs'],
    [['--story', 'x', '--threads', '0'], 'threads'],
    [['--story', 'x', '--language', 'de'], 'language'],
    [['--story', 'x', '--seed', ''], 'seed'],
    [['--story', 'x', '--seed', 'a/b'], 'seed'],
    [['--story', 'x', '--sed', '7'], '--sed'],
    [['--story', 'x', 'y'], 'y'],
  ])('%j', (args, named) => {
    expect(() => readOptions(args)).toThrow(named);
  });

  test('every mistake at once', () => {
    expect(() => readOptions(['--runs', '0', '--language', 'de'])).toThrow(
      /story[\s\S]*runs|runs[\s\S]*language/,
    );
  });

  test('a player that there is not', () => {
    expect(() => playersNamed(['greedy', 'clever'])).toThrow('no player "clever"');
  });
});
