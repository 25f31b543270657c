import { setTimeout as sleep } from 'node:timers/promises';
import type { Options } from '../options.ts';
import { MOST_OWN_MS, ownP99 } from '../report/ramp.ts';
import type { Site } from '../site/find-site.ts';
import type { Gate } from './gate.ts';
import type { K6 } from './k6.ts';
import { Watch, type Watched } from './watch.ts';

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
  const { options, site, k6, gate, say, graceMs } = watching;
  const startAtMs = gate ? await startOf(gate, say) : Date.now();
  await sleep(Math.max(0, startAtMs - Date.now()));
  const watch = new Watch(site, k6.pid);
  try {
    const seen = await look(watch, startAtMs, watching);
    await ending(k6, options, graceMs);
    return { ...seen, away: Object.fromEntries(watch.away) };
  } finally {
    watch.close();
  }
}

async function look(
  watch: Watch,
  startAtMs: number,
  { options, spans, say }: Watching,
): Promise<Omit<Ended, 'away'>> {
  const first = await watch.now();
  let last = first;
  const phases: Watched[] = [];
  for (const { name, toMs } of spans) {
    await sleep(Math.max(0, startAtMs + toMs - Date.now()));
    const now = await watch.now();
    phases.push(Watch.between(name, last, now));
    last = now;
    say(phaseText(phases.at(-1)));
    if (options.scenario === 'ramp' && phases.slice(-ENOUGH).filter(isLost(options)).length === ENOUGH) break;
  }
  if (spans.length === 0) {
    await sleep(Math.max(0, startAtMs + options.seconds * 1_000 - Date.now()));
    last = await watch.now();
  }
  return { whole: Watch.between('whole', first, last), phases };
}

async function startOf(gate: Gate, say: (text: string) => void): Promise<number> {
  const timer = setInterval(() => say(`${gate.ready} players are ready`), 10_000);
  try {
    const startAtMs = await gate.started;
    say(`${gate.ready} players begin`);
    return startAtMs;
  } finally {
    clearInterval(timer);
  }
}

/** Whether a step was surely not held, by what the site alone tells: what players had is known at the end. */
function isLost({ rate }: Options) {
  return ({ name, server }: Watched): boolean => {
    const ended = Object.values(server.turns).reduce((sum, count) => sum + count, 0);
    const planned = (Number.parseFloat(name) || rate) * server.seconds;
    return server.stages.length > 0 && (ownP99(server) >= MOST_OWN_MS || ended < BEHIND * planned);
  };
}

/** What is under way may end. A ramp that was broken off has nothing to wait for. */
async function ending(k6: K6, { scenario }: Options, graceMs: number): Promise<void> {
  const timer = setTimeout(() => k6.interrupt(), scenario === 'ramp' ? BROKEN_OFF_MS : graceMs);
  await k6.ended.finally(() => clearTimeout(timer));
}

function phaseText(phase: Watched | undefined): string {
  if (!phase) return '';
  const { name, server, machine } = phase;
  const own = ownP99(server);
  const told = Number.isNaN(own) ? '' : `, own time p99 ${Math.round(own)} ms at the engines`;
  return `${name}${told}, this machine ${Math.round(machine.busyPercent)} % busy`;
}
