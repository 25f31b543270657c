import type { PlayerReport, Report } from '../../simulate/report.ts';

/** What was seen in fewer runs of the unharmed story may be missing by chance: of 24 runs, with one in four, once in a thousand. */
const SEEN = 0.25;
/** No moment of an unharmed story stalls more of a careful player's visits than the first; the second is no chance. */
const STALLS = { before: 0.25, after: 0.5 };

/** What an edit has broken, as players find it; nothing: they lose nothing. */
export function harmOf(before: Report, after: Report): string[] {
  return [
    ...lostIn(before, after, endings, 'nobody reaches the ending'),
    ...lostIn(before, after, rewards, 'nobody gets'),
    ...stalls(before, after),
  ];
}

/** In how many runs something was met, by its name. */
type Met = ReadonlyMap<string, number>;

function lostIn(before: Report, after: Report, met: (report: Report) => Met, what: string): string[] {
  const now = met(after);
  const enough = SEEN * before.players.reduce((sum, { runs }) => sum + runs, 0);
  return [...met(before)]
    .filter(([name, runs]) => runs >= enough && (now.get(name) ?? 0) === 0)
    .map(([name]) => `${what} ${name}`);
}

function endings({ players }: Report): Met {
  const won = players.map(({ completion, runs }) => ['of those who win', completion * runs] as const);
  const reached = players.flatMap(({ moments }) =>
    moments
      .filter(({ type }) => type === 'epilogue' || type === 'dead_end')
      .map(({ moment, visits }) => [moment, visits] as const),
  );
  return summed([...won, ...reached]);
}

function rewards({ players }: Report): Met {
  const items = players.flatMap((player) => player.items.map(({ item, owned }) => [item, owned] as const));
  const team = players.flatMap((player) =>
    player.team.map(({ character, runs }) => [character, runs] as const),
  );
  return summed([...items, ...team]);
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
  return new Map(
    [...visits].map(([moment, count]) => [moment, (stuck.get(moment) ?? 0) / Math.max(count, 1)]),
  );
}
