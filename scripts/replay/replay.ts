import { findRelease } from '@fabula/catalogue/store/releases';
import type { Database } from '@fabula/kit/db';
import { releaseText } from '@fabula/kit/release-text';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';
import { type Difference, replay } from '@fabula/run/domain/replay';
import { BEFORE_ALL, type RecordedRun, recordedRun, recordedRuns, runLog } from '@fabula/run/store/logs';

export interface Sources {
  readonly run: Database;
  readonly catalogue: Database;
}

/** What replaying came to. */
export interface Replayed {
  readonly runs: number;
  readonly turns: number;
  /** Runs that were reset while others were read: passed over. */
  readonly gone: number;
  readonly difference?: Difference & { readonly run: string };
}

/** So many runs are looked up at once; their logs are read one by one. */
const PAGE = 100;

/** Replays one run or all of them, up to the first difference. */
export async function replayRuns(
  sources: Sources,
  { run, onRun }: { run?: string | undefined; onRun?: (runs: number) => void },
): Promise<Replayed> {
  const releases = new StoredReleases(sources.catalogue);
  let done = { runs: 0, turns: 0, gone: 0 };
  for await (const recorded of run === undefined ? allRuns(sources.run) : oneRun(sources.run, run)) {
    const log = await sources.run.transaction((tx) => runLog(tx, recorded.id));
    if (!log) {
      done = { ...done, gone: done.gone + 1 };
      continue;
    }
    const difference = replay(await releases.get(recorded), log);
    done = { ...done, runs: done.runs + 1, turns: done.turns + log.turns.length };
    if (difference) return { ...done, difference: { ...difference, run: recorded.id } };
    onRun?.(done.runs);
  }
  return done;
}

async function* allRuns(db: Database): AsyncGenerator<RecordedRun> {
  let after = BEFORE_ALL;
  for (;;) {
    const page = await db.transaction((tx) => recordedRuns(tx, after, PAGE));
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function* oneRun(db: Database, id: string): AsyncGenerator<RecordedRun> {
  const run = await db.transaction((tx) => recordedRun(tx, id));
  if (!run) throw new Error(`There is no run ${id} here.`);
  yield run;
}

/** Releases as they were published: a run is replayed with the one that it was played with. */
class StoredReleases {
  private readonly known = new Map<string, Release>();

  constructor(private readonly db: Database) {}

  async get({ storyId, releaseVersion }: RecordedRun): Promise<Release> {
    const name = `${storyId}@${releaseVersion}`;
    const release = this.known.get(name) ?? (await this.load(storyId, releaseVersion));
    this.known.set(name, release);
    return release;
  }

  private async load(storyId: string, version: number): Promise<Release> {
    const row = await findRelease(this.db.statement, { storyId, version });
    if (!row) throw new Error(`Release ${version} of story ${storyId} is not in this database.`);
    return releaseSchema.parse(JSON.parse(await releaseText(row)));
  }
}
