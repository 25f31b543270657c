import { isRunning } from '../../stage/managed-process.ts';
import { readState } from '../../stage/state.ts';

/** A site that is to be tested. */
export interface Site {
  readonly origin: string;
  /** Addresses of metrics, by the part's name. Empty where nobody told. */
  readonly metrics: ReadonlyMap<string, string>;
  /** Its processes on this machine, by name, where they are known. */
  readonly pids: ReadonlyMap<string, number>;
}

export interface Wanted {
  readonly origin: string | undefined;
  readonly metrics: ReadonlyMap<string, string> | undefined;
}

/** Where `make start` plays, and where the README has its metrics. */
const USUAL = 'http://localhost:8080';
const USUAL_METRICS = 'http://127.0.0.1:9464/metrics';
const PATIENCE_MS = 5_000;

export class NoSite extends Error {
  override readonly name = 'NoSite';
}

/** The site that was named, else the one that `make up` started here, else that of `make start`. Throws NoSite. */
export async function findSite({ origin, metrics }: Wanted): Promise<Site> {
  const stage = readState();
  const isUp = stage?.processes.some(isRunning) ?? false;
  const found = origin ?? (isUp && stage ? stage.origin : USUAL);
  if (!(await answers(`${found}/healthz`)))
    throw new NoSite(
      `No site answers at ${found}. Start one (make start, or make up), or name it: ORIGIN=http://…`,
    );
  const isStage = isUp && stage?.origin === found;
  const pids = new Map(isStage ? stage.processes.map(({ name, pid }) => [name, pid]) : []);
  if (metrics) return { origin: found, metrics, pids };
  if (isStage) return { origin: found, metrics: new Map(Object.entries(stage.metrics ?? {})), pids };
  const isHere = new URL(found).hostname === 'localhost' && (await answers(USUAL_METRICS));
  return { origin: found, metrics: new Map(isHere ? [['fabula', USUAL_METRICS]] : []), pids };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}
