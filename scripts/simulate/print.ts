import type { PlayerReport, Report } from './report.ts';

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

function printedPlayer({
  player,
  runs,
  completion,
  ranks,
  rankAOrBetter,
  interactionsLeft,
  ...more
}: PlayerReport) {
  const rankList = Object.entries(ranks).map(([letter, count]) => `${letter} ${count}`);
  const runList = more.byRunNumber.map(
    ({ run, completion: won, rankAOrBetter: a }) => `run ${run} ${percent(won)}/${percent(a)}`,
  );
  const stalled = more.moments
    .filter(({ stallRate }) => stallRate > NOTABLE)
    .map(({ moment, stallRate }) => `${moment} ${percent(stallRate)}`);
  const battles = more.battles.map(({ moment, won, fights }) => `${moment} ${percent(won)} of ${fights}`);
  return [
    `${player}: ${runs} runs, ${percent(completion)} won, A or better ${percent(rankAOrBetter)}, ${interactionsLeft.mean} left`,
    `  ranks ${rankList.join(', ')}; won/A by run: ${runList.join(', ')}`,
    ...(stalled.length > 0 ? [`  stalls ${stalled.join(', ')}`] : []),
    ...(battles.length > 0 ? [`  battles won ${battles.join(', ')}`] : []),
  ].join('\n');
}

/** Stalls below this share are left to the files. */
const NOTABLE = 0.05;

export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
