import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseDocument } from 'yaml';
import { STORY_FOLDER } from '../../proof/story.ts';
import type { Context, Outcome } from '../context.ts';
import { RawPlayer } from '../load/raw-player.ts';
import { CLOSED } from '../load/raw-socket.ts';
import { type TurnRecord, totals } from '../load/turn-record.ts';
import { TurnLines } from '../machine/turn-lines.ts';
import { table } from '../report/table.ts';
import { ownTimes } from '../stats/own-time.ts';
import { median } from '../stats/spread.ts';
import { type Deployment, type DeploymentName, startDeployment } from './deployment.ts';

/** Turns at either end, whose median is told; and those before, which warm up engines and lines. */
const BAND = 50;
const WARM_UP = 20;
/** Said again and again: it answers nothing, so the moment goes on. */
const IDLE_TALK = 'What a night, and what a wind.';
const ENDLESS = 100_000;
/** Milliseconds from turn to turn: a gateway closes a socket that sends more than 40 frames a second for long. */
const EVERY_MS = 30;
/** After the last turn its line is in the log. */
const LOGGED_MS = 1_000;

interface Ends {
  readonly way: DeploymentName;
  readonly first: { readonly own: number; readonly total: number };
  readonly last: { readonly own: number; readonly total: number };
  readonly turns: number;
  readonly failed: number;
}

/**
 * Whether a run grows slower as its log and its talk grow longer: one player, one turn after the other, in a story that
 * is ours but for its maxInteractions (30) and its people's patience, which no honest run passes. A run of its own before warms the lines up.
 */
export async function longRunBench(context: Context): Promise<Outcome> {
  const stories = longStories(context.folder('stories'));
  const ends: Ends[] = [];
  for (const name of ['distributed', 'embedded'] as const) ends.push(await onStage(name, stories, context));
  const rows = ends.map(({ way, first, last, turns, failed }) => [
    ...[way, first.own, last.own, last.own / first.own, first.total, last.total],
    ...[turns, failed],
  ]);
  const head = [
    'ms, medians of fifty turns',
    'own, first',
    'own, last',
    'last/first (goal ≤ 1.1)',
    'total, first',
    'total, last',
    'turns',
    'failed',
  ];
  return { text: table(head, rows), data: { ends, goal: 1.1 } };
}

function longStories(folder: string): string {
  const story = join(folder, basename(STORY_FOLDER));
  cpSync(STORY_FOLDER, story, { recursive: true });
  change(join(story, 'story.yaml'), 'maxInteractions');
  const moments = join(story, 'moments');
  for (const file of readdirSync(moments)) change(join(moments, file), 'patience');
  return folder;
}

/** Sets what a file limits to more than anybody talks. */
function change(file: string, limit: string): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (!document.has(limit)) return;
  document.set(limit, ENDLESS);
  writeFileSync(file, document.toString());
}

async function onStage(
  name: DeploymentName,
  stories: string,
  { folder, scale, say }: Context,
): Promise<Ends> {
  const way = await startDeployment(name, {
    folder: folder(`long-${name}`),
    env: { FABULA_STORIES: stories },
  });
  try {
    say(`${scale.longTurns} turns of one run, ${name}`);
    await talk(way, WARM_UP);
    const turns = await talk(way, scale.longTurns);
    await sleep(LOGGED_MS);
    const lines = new TurnLines(way.turnLogs).take();
    const band = (of: readonly TurnRecord[]) => ({
      own: median(ownTimes(totals(of), lines).own),
      total: median(totals(of).map(({ totalMs }) => totalMs)),
    });
    const failed = turns.filter(({ failure }) => failure !== undefined).length;
    return {
      way: name,
      first: band(turns.slice(0, BAND)),
      last: band(turns.slice(-BAND)),
      turns: turns.length,
      failed,
    };
  } finally {
    await way.stop();
  }
}

/** Goes on to the first moment that listens, and talks there. */
async function talk({ origin }: Deployment, turns: number): Promise<TurnRecord[]> {
  const player = await RawPlayer.join(origin, 'en');
  try {
    for (;;) {
      const { failure, isMomentOver } = await player.start();
      if (failure !== undefined) throw new Error(`a start failed: ${failure}`);
      if (!isMomentOver) break;
    }
    const played: TurnRecord[] = [];
    const begun = performance.now();
    while (played.length < turns) {
      await sleep(Math.max(0, begun + played.length * EVERY_MS - performance.now()));
      const turn = await player.turn({ kind: 'player_answer', text: IDLE_TALK });
      played.push(turn);
      if (turn.failure?.startsWith(CLOSED)) throw new Error(`the socket was ${turn.failure}`);
      if (turn.isMomentOver) throw new Error('the moment ended under idle talk');
    }
    return played;
  } finally {
    await player.close();
  }
}
