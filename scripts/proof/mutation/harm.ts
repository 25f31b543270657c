import type { PlayerReport, Report } from '@fabula/players/report';

/**
 * What was seen in fewer runs of the unharmed story may be missing by chance: with one run in four, of 24 runs it is so
 * once in a thousand, of 48 once in a million.
 */
const SEEN = 0.25;
/** By chance two shares of 48 runs are a third apart once in two thousand at the most, and with the same seeds more seldom. */
const COLLAPSE = 1 / 3;
/** No moment of an unharmed story stalls more of a player's visits than the first; the second is no chance. */
const STALLS = { before: 0.25, after: 0.5 };
/** Fewer visits say nothing of how often players get stuck. */
const VISITS = 8;

/** What an edit has broken, as players find it, who play both stories by the same seeds; nothing: they lose nothing. */
export function harmOf(before: Report, after: Report): string[] {
  return [
    ...lostIn(before, after, endings, 'nobody reaches the ending'),
    ...lostIn(before, after, rewards, 'nobody gets'),
    ...lostIn(before, after, moments, 'nobody succeeds in'),
    ...collapsed(before, after, ({ completion }) => completion, 'completion'),
    ...collapsed(before, after, ({ rankAOrBetter }) => rankAOrBetter, 'rank A'),
    ...stalls(before, after),
  ];
}

/** In how many runs something was met, by its name. */
type Met = ReadonlyMap<string, number>;

function lostIn(before: Report, after: Report, met: (report: Report) => Met, what: string): string[] {
  const now = met(after);
  const enough = SEEN * runsIn(before);
  return [...met(before)]
    .filter(([name, runs]) => runs >= enough && (now.get(name) ?? 0) === 0)
    .map(([name]) => `${what} ${name}`);
}

function endings({ players }: Report): Met {
  return summed(
    players.flatMap(({ moments }) =>
      moments
        .filter(({ type }) => type === 'epilogue' || type === 'dead_end')
        .map(({ moment, visits }) => [moment, visits] as const),
    ),
  );
}

function moments({ players }: Report): Met {
  return summed(
    players.flatMap(({ moments }) => moments.map(({ moment, successes }) => [moment, successes] as const)),
  );
}

function rewards({ players }: Report): Met {
  const items = players.flatMap((player) => player.items.map(({ item, owned }) => [item, owned] as const));
  const team = players.flatMap((player) =>
    player.team.map(({ character, runs }) => [character, runs] as const),
  );
  return summed([...items, ...team]);
}

function collapsed(
  before: Report,
  after: Report,
  shareOf: (player: PlayerReport) => number,
  what: string,
): string[] {
  const share = ({ players }: Report) =>
    players.reduce((sum, player) => sum + shareOf(player) * player.runs, 0) / runsIn(before);
  const [was, is] = [share(before), share(after)];
  return was - is >= COLLAPSE || (was >= SEEN && is === 0)
    ? [`${what} falls from ${percent(was)} to ${percent(is)}`]
    : [];
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function runsIn({ players }: Report): number {
  return players.reduce((sum, { runs }) => sum + runs, 0);
}

function summed(counts: readonly (readonly [name: string, count: number])[]): Met {
  const sums = new Map<string, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
}

function stalls(before: Report, after: Report): string[] {
  const earlier = stallsOf(before.players);
  return [...stallsOf(after.players)]
    .filter(([moment, rate]) => rate > STALLS.after && (earlier.get(moment) ?? 0) < STALLS.before)
    .map(([moment]) => `players get stuck in ${moment}`);
}

function stallsOf(players: readonly PlayerReport[]): Met {
  const visits = summed(
    players.flatMap(({ moments }) => moments.map((at) => [at.moment, at.visits] as const)),
  );
  const stuck = summed(
    players.flatMap(({ moments }) => moments.map((at) => [at.moment, at.stalls] as const)),
  );
  const enough = [...visits].filter(([, count]) => count >= VISITS);
  return new Map(enough.map(([moment, count]) => [moment, (stuck.get(moment) ?? 0) / count]));
}
