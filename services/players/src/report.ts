import { letterOf } from '@fabula/rules/rank';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { linesOfStory, type WrittenLine } from './lines-of-story.ts';
import type { VoiceReport } from './misheard.ts';
import { newMomentTally } from './moment-tally.ts';
import type { TallyCounts } from './tally-counts.ts';

/** What a simulation found. Nothing in it depends on the clock: the same seed gives the same report, byte for byte. */
export interface Report {
  readonly story: string;
  readonly language: Language;
  readonly seed: string;
  readonly players: readonly PlayerReport[];
  /** Lines that no player of any kind has ever heard. */
  readonly neverHeard: readonly WrittenLine[];
  /** Where the sentences were spoken and heard again. */
  readonly voice?: VoiceReport;
}

export interface PlayerReport {
  readonly player: string;
  readonly runs: number;
  readonly turns: number;
  /** Shares are 0 to 1, rounded to four places. */
  readonly completion: number;
  readonly ranks: Readonly<Record<string, number>>;
  readonly rankAOrBetter: number;
  readonly byRunNumber: readonly { run: number; runs: number; completion: number; rankAOrBetter: number }[];
  readonly interactionsLeft: {
    readonly mean: number;
    readonly runs: readonly (readonly [left: number, runs: number])[];
  };
  readonly moments: readonly MomentReport[];
  readonly battles: readonly OpponentReport[];
  /** Runs in which the item had a part, and those at whose end it was owned, and carried by somebody. */
  readonly items: readonly { item: string; used: number; owned: number; carried: number }[];
  /** Runs at whose end the character was on the team. */
  readonly team: readonly { character: string; runs: number }[];
}

/** How the fights against one opponent of a battle went. */
export interface OpponentReport {
  readonly moment: string;
  readonly opponent: string;
  readonly fights: number;
  /** Share of the fights in which this one fell, and in which the whole battle was won. */
  readonly fell: number;
  readonly won: number;
}

export interface MomentReport {
  readonly moment: string;
  readonly type: string;
  readonly visits: number;
  readonly skipped: number;
  readonly turnsAVisit: number;
  readonly hits: number;
  readonly stalls: number;
  /** Of its visits. */
  readonly stallRate: number;
  readonly successes: number;
  readonly failures: number;
  /** Its paths, as their author names them. */
  readonly paths: readonly string[];
  /** Ways it was left, and those of its paths that nobody took with 0. */
  readonly exits: Readonly<Record<string, number>>;
}

export interface Simulated {
  readonly release: Release;
  readonly language: Language;
  readonly seed: string;
  readonly tallies: ReadonlyMap<string, TallyCounts>;
}

export function reportOf({ release, language, seed, tallies }: Simulated): Report {
  const spoken = [...tallies.values()].map((tally) => tally.spoken);
  const isHeard = (text: string) => spoken.some((set) => set.has(text));
  return {
    ...{ story: release.story.slug, language, seed },
    players: [...tallies].map(([player, tally]) => playerReport(release, player, tally)),
    neverHeard: linesOfStory(release, language).filter(({ text }) => !isHeard(text)),
  };
}

function playerReport(release: Release, player: string, tally: TallyCounts): PlayerReport {
  const { runs, turns, won } = tally;
  const moments = release.moments.map((moment) => momentReport(moment, tally));
  return {
    ...{ player, runs, turns },
    completion: share(won, runs),
    ranks: Object.fromEntries(tally.ranks.slice(1).map((count, index) => [letterOf(index + 1), count])),
    rankAOrBetter: share((tally.ranks[1] ?? 0) + (tally.ranks[2] ?? 0), runs),
    byRunNumber: [...tally.byRunNumber]
      .sort(([a], [b]) => a - b)
      .map(([run, at]) => ({
        ...{ run, runs: at.runs },
        completion: share(at.won, at.runs),
        rankAOrBetter: share(at.rankA, at.runs),
      })),
    interactionsLeft: leftOf(tally),
    moments,
    battles: battlesOf(release, tally),
    items: [...release.items, ...release.dynamicItems].map(({ id, slug }) => ({
      item: slug,
      ...{ used: 0, owned: 0, carried: 0, ...tally.items.get(id) },
    })),
    team: release.characters.flatMap(({ id, slug }) => {
      const inTeam = tally.team.get(id);
      return inTeam === undefined ? [] : { character: slug, runs: inTeam };
    }),
  };
}

function momentReport(moment: Release['moments'][number], { moments }: TallyCounts): MomentReport {
  const at = moments.get(moment.id);
  const paths = 'paths' in moment ? moment.paths.map(({ path }) => path) : [];
  const { visits = 0, skipped = 0, turns = 0, hits = 0, stalls = 0, successes = 0, failures = 0 } = at ?? {};
  return {
    ...{ moment: moment.slug, type: moment.type, visits, skipped, hits, stalls, successes, failures },
    turnsAVisit: rounded(turns / Math.max(visits, 1)),
    stallRate: share(stalls, visits),
    paths,
    exits: {
      ...Object.fromEntries(paths.map((path) => [path, 0])),
      ...Object.fromEntries([...(at?.exits ?? [])].sort(byName)),
    },
  };
}

function battlesOf(release: Release, { moments }: TallyCounts): OpponentReport[] {
  const nameOf = (id: string) => release.characters.find((each) => each.id === id)?.slug ?? id;
  return release.moments.flatMap((moment) => {
    if (!('opponents' in moment)) return [];
    const { visits: fights, successes, fallen } = moments.get(moment.id) ?? newMomentTally();
    return moment.opponents.map(({ characterId }) => ({
      ...{ moment: moment.slug, opponent: nameOf(characterId), fights },
      fell: share(fallen.get(characterId) ?? 0, fights),
      won: share(successes, fights),
    }));
  });
}

function leftOf({ left, runs }: TallyCounts): PlayerReport['interactionsLeft'] {
  const counts = [...left].sort(([a], [b]) => a - b);
  const sum = counts.reduce((total, [value, count]) => total + value * count, 0);
  return { mean: rounded(sum / Math.max(runs, 1)), runs: counts };
}

function byName([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded(part / whole);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
