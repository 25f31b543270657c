import type { MomentReport, PlayerReport, Report } from '@fabula/players/report';

/** A report as a terminal shows it. */
export function printed(report: Report): string {
  const players = report.players.map((player) => printedPlayer(player));
  const never = report.neverHeard.map(({ moment, text }) => `  ${moment}: ${text}`);
  const heading = `${report.story} (${report.language}), seed ${report.seed}`;
  const neverHeard = [`never heard: ${never.length} lines`, ...never.slice(0, MOST_LINES)];
  return [heading, ...players, ...neverHeard, ...printedVoice(report), ''].join('\n');
}

function printedVoice({ voice }: Report): string[] {
  if (!voice) return [];
  const { sentences, unheard, misheard } = voice;
  const wrong = misheard.reduce((sum, { times }) => sum + times, 0);
  const list = misheard.slice(0, MOST_LINES);
  return [
    `spoken: ${sentences} sentences, ${wrong} not heard as they were said, ${unheard} not heard at all`,
    ...list.map(({ moment, said, heard, times }) => `  ${moment}: "${said}" was "${heard}" (${times})`),
  ];
}

/** The rest stands in the files. */
const MOST_LINES = 10;

function printedPlayer(report: PlayerReport): string {
  const { player, runs, completion, ranks, rankAOrBetter, interactionsLeft, moments } = report;
  const rankList = Object.entries(ranks).map(([letter, count]) => `${letter} ${count}`);
  const runList = report.byRunNumber.map(
    ({ run, completion: won, rankAOrBetter: a }) => `run ${run} ${percent(won)}/${percent(a)}`,
  );
  const stalled = moments
    .filter(({ stallRate }) => stallRate > NOTABLE)
    .map(({ moment, stallRate }) => `${moment} ${percent(stallRate)}`);
  const battles = report.battles.map(
    ({ moment, opponent, fights, fell, won }) =>
      `${opponent} (${moment}) fell ${percent(fell)}, won ${percent(won)} of ${fights}`,
  );
  return [
    `${player}: ${runs} runs, ${percent(completion)} won, A or better ${percent(rankAOrBetter)}, ${interactionsLeft.mean} left`,
    `  ranks ${rankList.join(', ')}; won/A by run: ${runList.join(', ')}`,
    ...line('hits a visit', hitsOf(moments)),
    ...line('stalls', stalled),
    ...line('paths', pathsOf(moments)),
    ...line('battles', battles),
    ...line(
      'items used',
      report.items.map(({ item, used }) => `${item} ${percent(used / runs)}`),
    ),
  ].join('\n');
}

function line(name: string, parts: readonly string[]): string[] {
  return parts.length > 0 ? [`  ${name}: ${parts.join(', ')}`] : [];
}

/** Only where something is said. */
function hitsOf(moments: readonly MomentReport[]): string[] {
  return moments
    .filter(({ turnsAVisit }) => turnsAVisit > 0)
    .map(({ moment, hits, visits }) => `${moment} ${Math.round((hits / Math.max(visits, 1)) * 10) / 10}`);
}

/** How many paths of each fork were taken, and which never. */
function pathsOf(moments: readonly MomentReport[]): string[] {
  return moments
    .filter(({ paths }) => paths.length > 0)
    .map(({ moment, paths, exits }) => {
      const never = paths.filter((path) => !exits[path]);
      const less = never.length > 0 ? ` (never ${never.join(' ')})` : '';
      return `${moment} ${paths.length - never.length} of ${paths.length}${less}`;
    });
}

/** Stalls below this share are left to the files. */
const NOTABLE = 0.05;

export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
