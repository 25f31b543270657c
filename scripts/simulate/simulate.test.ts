import { PLAYERS, playersNamed } from '@fabula/players/players';
import { reportOf } from '@fabula/players/report';
import { newDirector, type Simulation, simulate, simulateAloud, tallied } from '@fabula/players/simulate';
import { mergeTallies, type TallyCounts } from '@fabula/players/tally-counts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { page } from './page.ts';
import { printed } from './print.ts';
import { playableStories, releaseOf, storiesNamed } from './stories.ts';

/** So often a player comes to a story. */
const RUNS = 3;
/** As often a player who talks at random tries. */
const RANDOM_RUNS = process.env.FABULA_PROOF === 'long' ? 200 : 50;

const STORIES = await playableStories();

test('there are stories to play', () => {
  expect(STORIES.length).toBeGreaterThan(0);
});

/** The first one, for what is true of the simulator whichever story it plays. */
const [STORY = ''] = STORIES;

type Simulated = Omit<Simulation, 'runs' | 'players'>;

async function simulationOf(slug: string): Promise<Simulated> {
  return { release: await releaseOf(slug), language: 'en', seed: 'test', director: newDirector() };
}

describe('a story, simulated', () => {
  let simulation: Simulated;
  beforeAll(async () => {
    simulation = await simulationOf(STORY);
  });

  test('the same seed gives the same report, byte for byte, whatever the director remembers', () => {
    const all = { ...simulation, runs: RUNS, players: PLAYERS };
    const warm = simulate(all);
    const cold = simulate({ ...all, director: newDirector() });
    expect(JSON.stringify(cold)).toBe(JSON.stringify(warm));
    expect(page(cold)).toBe(page(warm));
  });

  test('shares of it, in any order, give the same report as the whole', () => {
    const all = { ...simulation, runs: 3 * RUNS + 1, players: playersNamed(['careful', 'silly']) };
    const shares = [2, 0, 1].map((index) => tallied({ ...all, share: { index, of: 3 } }));
    // As it comes from another thread.
    const parts = shares.map((share) => structuredClone(share) as ReadonlyMap<string, TallyCounts>);
    const tallies = new Map(
      all.players.map(({ name }) => [name, mergeTallies(parts.flatMap((part) => part.get(name) ?? []))]),
    );
    expect(JSON.stringify(reportOf({ ...all, tallies }))).toBe(JSON.stringify(simulate(all)));
  });

  test('another seed gives other runs', () => {
    const one = { ...simulation, runs: RUNS, players: playersNamed(['careful']) };
    expect(JSON.stringify(simulate({ ...one, seed: 'other' }).players)).not.toBe(
      JSON.stringify(simulate(one).players),
    );
  });
});

describe.each(STORIES)('%s', (slug) => {
  let simulation: Simulated;
  beforeAll(async () => {
    simulation = await simulationOf(slug);
  });

  test('every run of every player ends, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      const report = simulate({ ...simulation, language, runs: RUNS, players: PLAYERS });
      expect(report.players.map(({ runs }) => runs)).toEqual(PLAYERS.map(() => RUNS));
    }
  });

  test('who talks at random never reaches rank A', () => {
    const [random] = simulate({
      ...simulation,
      runs: RANDOM_RUNS,
      players: playersNamed(['random']),
    }).players;
    expect(random).toMatchObject({ runs: RANDOM_RUNS, rankAOrBetter: 0 });
  });
});

test('the report tells of each opponent, of the items used, and the terminal of hits and paths too', async () => {
  const release = await releaseOf('the-dragons-advocate');
  const players = playersNamed(['careful']);
  const report = simulate({ release, language: 'en', seed: 'test', runs: 12, players });
  const [careful] = report.players;
  const [roderic, letter] = careful?.battles.filter(({ moment }) => moment === 'closing-words') ?? [];
  expect([roderic?.opponent, letter?.opponent]).toEqual(['roderic', 'letter']);
  expect(roderic?.fights).toBeGreaterThan(0);
  expect(roderic?.fell).toBeGreaterThan(0);
  expect(roderic?.fell).toBeGreaterThanOrEqual(roderic?.won ?? 1);
  expect(letter?.fell).toBeGreaterThanOrEqual(letter?.won ?? 1);
  expect(careful?.items.some(({ used }) => used > 0)).toBe(true);
  for (const { used } of careful?.items ?? []) expect(used).toBeLessThanOrEqual(12);
  const text = printed(report);
  for (const told of ['hits a visit: ', 'paths: recess ', 'roderic (closing-words) fell ', 'items used: '])
    expect(text).toContain(told);
});

test('a story that there is not is named, with those that there are', async () => {
  await expect(storiesNamed(['nope'])).rejects.toThrow('There is no story "nope": ');
  expect(await storiesNamed(['all'])).toEqual(STORIES);
});

test('what is misheard is what the director hears, and the report tells it', async () => {
  const [slug = ''] = STORIES;
  const release = await releaseOf(slug);
  const players = playersNamed(['greedy']);
  const one: Simulation = { release, language: 'en', seed: 'test', runs: 2, players };
  const plain = simulate(one);
  const heardWell = await simulateAloud(one, async ({ words }) => words.toUpperCase());
  expect(heardWell.voice).toMatchObject({ unheard: 0, misheard: [] });
  expect(heardWell.players[0]?.completion).toBe(plain.players[0]?.completion);
  const deaf = await simulateAloud(one, async () => 'mumble');
  expect(deaf.players[0]?.completion).toBe(0);
  expect(deaf.voice?.misheard[0]).toMatchObject({ heard: 'mumble' });
  expect(page(deaf)).toContain('mumble');
});

test('a player is one and the same in every story', () => {
  expect(new Set(PLAYERS.map(({ name }) => name)).size).toBe(PLAYERS.length);
  for (const player of PLAYERS) expect(playersNamed([player.name])).toEqual([player]);
});
