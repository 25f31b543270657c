import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../stage/managed-process.ts';
import { readState, STAGE_FOLDER, type StageState } from '../../stage/state.ts';

/** A site that is to be tested. */
export interface Site {
  readonly origin: string;
  /** Addresses of metrics, by the part's name. Empty where nobody told. */
  readonly metrics: ReadonlyMap<string, string>;
  /** Its processes on this machine, by name, where they are known. */
  readonly pids: ReadonlyMap<string, number>;
  /** Where engines tell of the turns that ended. */
  readonly turnLogs: readonly string[];
}

export interface Wanted {
  readonly origin: string | undefined;
  readonly metrics: ReadonlyMap<string, string> | undefined;
  readonly turnLogs: readonly string[] | undefined;
}

/** Where `make start` plays, and where the README has its metrics. */
const USUAL = 'http://localhost:8080';
const USUAL_METRICS = 'http://127.0.0.1:9464/metrics';
const PATIENCE_MS = 5_000;

export class NoSite extends Error {
  override readonly name = 'NoSite';
}

/** The site that was named, else the one that `make up` started here, else that of `make start`. Throws NoSite. */
export async function findSite(wanted: Wanted): Promise<Site> {
  const stage = readState();
  const isUp = stage?.processes.some(isRunning) ?? false;
  const origin = wanted.origin ?? (isUp && stage ? stage.origin : USUAL);
  if (!(await answers(`${origin}/healthz`)))
    throw new NoSite(
      `No site answers at ${origin}. Start one (make start, or make up), or name it: ORIGIN=http://…`,
    );
  const missing = wanted.turnLogs?.find((file) => !existsSync(file));
  if (missing !== undefined) throw new NoSite(`TURN_LOGS: there is no file ${missing}`);
  const told = isUp && stage?.origin === origin ? stageAt(stage) : await aloneAt(origin);
  const { metrics = told.metrics, turnLogs = told.turnLogs } = wanted;
  return { origin, pids: told.pids, metrics, turnLogs };
}

type Told = Omit<Site, 'origin'>;

/** What `make up` has written down. */
function stageAt({ processes, metrics = {} }: StageState): Told {
  const logs = processes.flatMap(({ name }) =>
    name.startsWith('moment-engine') ? [join(STAGE_FOLDER, 'logs', `${name}.log`)] : [],
  );
  return {
    metrics: new Map(Object.entries(metrics)),
    pids: new Map(processes.map(({ name, pid }) => [name, pid])),
    turnLogs: logs.filter((file) => existsSync(file)),
  };
}

/** Of any other site nothing is known but where the README has its metrics. */
async function aloneAt(origin: string): Promise<Told> {
  const isHere = new URL(origin).hostname === 'localhost' && (await answers(USUAL_METRICS));
  const metrics = new Map(isHere ? [['fabula', USUAL_METRICS]] : []);
  return { metrics, pids: new Map(), turnLogs: [] };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}
