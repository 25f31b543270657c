import { setTimeout as sleep } from 'node:timers/promises';
import type { Options } from '../options.ts';
import { WARM_UP } from '../phases.ts';
import { MOST_OWN_MS, ownP99 } from '../report/ramp.ts';
import type { Site } from '../site/find-site.ts';
import type { Gate } from './gate.ts';
import { type K6, NoLoad } from './k6.ts';
import { type Moment, Watch, type Watched } from './watch.ts';

/** What was seen from the start to the end. */
export interface Ended {
  readonly whole: Watched;
  readonly phases: readonly Watched[];
  readonly away: Readonly<Record<string, string>>;
}

export interface Watching {
  readonly options: Options;
  readonly site: Site;
  readonly k6: K6;
  /** Undefined where nobody waits for each other. */
  readonly gate: Gate | undefined;
  readonly spans: readonly { readonly name: string; readonly fromMs: number; readonly toMs: number }[];
  readonly say: (text: string) => void;
  readonly graceMs: number;
}

/** A ramp ends after so many steps, one after the other, that were not held: one alone may be bad luck. */
const ENOUGH = 2;
/** Milliseconds for what is under way where a ramp ends. */
const BROKEN_OFF_MS = 5_000;
/** So few of the planned turns that ended: the site has fallen behind. */
const BEHIND = 0.8;

/** Looks at the site at the start, between phases and at the end. */
export async function watchLoad(watching: Watching): Promise<Ended> {
  const { options, site, k6, gate, spans, graceMs } = watching;
  const startAtMs = gate ? await startOf(gate, watching) : Date.now();
  await until(startAtMs, k6);
  const watch = new Watch(site, k6.pid);
  try {
    const first = await watch.now();
    const phases = await phasesOf(watch, first, { startAtMs, ...watching });
    if (spans.length === 0) await until(startAtMs + options.seconds * 1_000, k6);
    const atEnd = await watch.now();
    await ending(k6, options, graceMs);
    // What people have begun is theirs to end: the site is looked at when players have had all that they are told of.
    const last = phases.length === 0 ? await watch.now() : atEnd;
    return { whole: watch.between('whole', first, last), phases, away: Object.fromEntries(watch.away) };
  } finally {
    watch.close();
  }
}

type Begun = Watching & { readonly startAtMs: number };

/** Phase by phase, until the last one, or until a ramp has come to its end. */
async function phasesOf(
  watch: Watch,
  first: Moment,
  { options, spans, say, k6, startAtMs }: Begun,
): Promise<Watched[]> {
  let last = first;
  const phases: Watched[] = [];
  for (const { name, toMs } of spans) {
    await until(startAtMs + toMs, k6);
    const now = await watch.now();
    const phase = watch.between(name, last, now);
    phases.push(phase);
    last = now;
    say(phaseText(phase));
    if (options.scenario === 'ramp' && phases.slice(-ENOUGH).filter(isLost).length === ENOUGH) break;
  }
  return phases;
}

async function startOf(gate: Gate, { k6, say }: Watching): Promise<number> {
  const timer = setInterval(() => say(`${gate.ready} players are ready`), 10_000);
  try {
    const early = k6.ended.then(() => {
      throw new NoLoad(`k6 ended before its players had begun: ${k6.logFile} says why.`);
    });
    const startAtMs = await Promise.race([gate.started, early]);
    say(`${gate.ready} players begin`);
    return startAtMs;
  } finally {
    clearInterval(timer);
  }
}

/** Until that moment, milliseconds since 1970, or until k6 has ended: after that nothing comes. */
async function until(atMs: number, k6: K6): Promise<void> {
  const over = new AbortController();
  const waited = sleep(Math.max(0, atMs - Date.now()), undefined, { signal: over.signal });
  await Promise.race([waited, k6.ended]).finally(() => over.abort());
}

/** Whether a step was surely not held, by what the site alone tells: what players had is known at the end. */
function isLost({ name, server }: Watched): boolean {
  if (name === WARM_UP) return false;
  const ended = Object.values(server.turns).reduce((sum, count) => sum + count, 0);
  const planned = Number.parseFloat(name) * server.seconds;
  return server.stages.length > 0 && (ownP99(server) >= MOST_OWN_MS || ended < BEHIND * planned);
}

/** What is under way may end. A ramp that was broken off has nothing to wait for. */
async function ending(k6: K6, { scenario }: Options, graceMs: number): Promise<void> {
  const timer = setTimeout(() => k6.interrupt(), scenario === 'ramp' ? BROKEN_OFF_MS : graceMs);
  await k6.ended.finally(() => clearTimeout(timer));
}

function phaseText({ name, server, machine }: Watched): string {
  const own = ownP99(server);
  const told = Number.isNaN(own) ? '' : `, own time p99 ${Math.round(own)} ms at the engines`;
  return `${name}${told}, this machine ${Math.round(machine.busyPercent)} % busy`;
}
