// `make k8s`, once the cluster stands: installs the charts as helm/README.md says, plays a story through the Service, then lets
// a site's bad evenings happen while people type, and tells what players felt. Usage: main.ts [word of an event's name ...]
// FABULA_K8S_TURNS_PER_SECOND (20) is the load, of three players for each turn a second: a gateway takes 30 inputs a minute of one.

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { table } from '../bench/report/table.ts';
import { Player } from '../proof/player.ts';
import { STORY_FOLDER } from '../proof/story.ts';
import { TurnLog } from '../proof/turn-log.ts';
import { walk } from '../proof/walk.ts';
import { ROOT } from '../stage/root.ts';
import { EVENTS, type SiteEvent } from './events.ts';
import { install, PREFIX } from './install.ts';
import { type Attempt, reckon, TextLoad } from './load.ts';
import { atForwardedPort } from './newcomer.ts';
import { speakInChromium } from './spoken.ts';
import { doorsOpenToStrangers } from './stranger.ts';

const SPOKEN_TURNS = 6;

const started = performance.now();
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);
const setting = (name: string, usual: number) => Number(process.env[`FABULA_K8S_${name}`] ?? usual);

const { origin, databaseUrl } = await install(say);
await Promise.all([atForwardedPort(playWhole), speakBoth()]);
await knock();
const log = TurnLog.ofPostgres(databaseUrl);
const turnsPerSecond = setting('TURNS_PER_SECOND', 20);
const players = 3 * turnsPerSecond;
const load = await TextLoad.start({ origin, turnsPerSecond, players });
say(`${players} players type ${turnsPerSecond} turns a second`);
const words = process.argv.slice(2);
const chosen = EVENTS.filter(({ name, isLong }) =>
  words.length === 0 ? !isLong : words.some((word) => name.includes(word)),
);
const happened: Happened[] = [];
for (const event of chosen) happened.push(await happen(event));
await load.stop();
const { lost, twice } = await reckon(log, load.attempts);
await log.close();
const rows = happened.map(rowOf);
const head = ['event', 'seconds', 'turns', 'again', 'failed', 'view, ms', 'turn, ms', 'may be', 'load', ''];
say(`what players waited for longest:\n\n${table(head, rows)}\n`);
say(`${load.attempts.length} turns in all: ${lost} lost, ${twice} twice, ${load.failures.length} failed`);
if (load.failures.length > 0) say([...new Set(load.failures)].join('\n          '));
const isWell = lost + twice + load.failures.length === 0 && rows.every((row) => row.at(-1) === 'ok');
process.exit(isWell ? 0 : 1);

/** Somebody signs up where a newcomer does, and plays a story to its end. */
async function playWhole(at: string): Promise<void> {
  const player = await Player.begin(at, 'en');
  const { turns } = await walk(player, await readWalkthrough(STORY_FOLDER, 'en', 'lost'));
  player.close();
  say(`a story was played to its end at ${at}, in ${turns.length} turns`);
}

async function speakBoth(): Promise<void> {
  for (const language of ['en', 'fr'] as const) await speak(language);
}

/** Somebody speaks to it, in a browser. */
async function speak(language: 'en' | 'fr'): Promise<void> {
  const { understood, said } = await speakInChromium(origin, language, SPOKEN_TURNS);
  if (understood === 0) throw new Error(`nothing that was said in Chromium was understood (${language})`);
  say(`${language}: ${said} answers were spoken in Chromium, ${understood} understood to the letter`);
}

async function knock(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const open = await doorsOpenToStrangers(`${PREFIX}/auth:${version}`);
  if (open.join() !== 'gateway:8080')
    throw new Error(`open to a pod that no policy names: ${open.join(', ')}`);
  say('a pod that no policy names comes to the players’ door alone');
}

interface Happened {
  readonly event: SiteEvent;
  readonly from: number;
  readonly to: number;
  readonly again: number;
  readonly failures: number;
  readonly fault: unknown;
  readonly load: number;
}

async function happen(event: SiteEvent): Promise<Happened> {
  const [failed, again] = [load.failures.length, load.again];
  const from = performance.now();
  const fault = await event.run().catch((error: unknown) => error);
  // What it did to those who play shows a little later.
  await sleep(2_000);
  say(fault ? `${event.name}: ${fault}` : event.name);
  return {
    ...{ event, from, to: performance.now(), fault },
    ...{ again: load.again - again, failures: load.failures.length - failed },
    // Of the whole machine: pods have two cores' share of it, whoever else wants some.
    load: loadavg()[0] ?? 0,
  };
}

/** A wait belongs to the event in which it began; one that lasts into the next belongs to the one of both that may cost more. */
function eventOf({ askedAt, viewMs, turnMs }: Attempt): SiteEvent | undefined {
  const end = askedAt + viewMs + turnMs;
  const meanwhile = happened.filter(({ from, to }) => askedAt < to && end >= from).map(({ event }) => event);
  return meanwhile.reduce<SiteEvent | undefined>(
    (most, event) => (most && most.gapMs >= event.gapMs ? most : event),
    undefined,
  );
}

function rowOf({ event, from, to, again, failures, fault, load: busy }: Happened) {
  const turns = load.attempts.filter((turn) => eventOf(turn) === event);
  const longest = (of: 'viewMs' | 'turnMs') => Math.round(Math.max(0, ...turns.map((turn) => turn[of])));
  const gap = Math.max(longest('viewMs'), longest('turnMs'));
  const isWell = !fault && failures === 0 && gap <= event.gapMs;
  const seconds = Math.round((to - from) / 1000);
  return [
    ...[event.name, seconds, turns.length, again, failures, longest('viewMs'), longest('turnMs')],
    ...[event.gapMs, busy, isWell ? 'ok' : 'NOT OK'],
  ];
}
