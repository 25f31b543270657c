import { type Database, queryIn, type Tx } from '@fabula/kit/db';
import type { ReleaseKey, Releases } from '@fabula/kit/releases';
import type { Handler } from '@fabula/kit/server';
import type { CommitTurnRequest, RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { LeaseLost, RunNotFound } from '../domain/errors.ts';
import type { MadeTurn } from '../domain/made-turn.ts';
import { isHeld, type OpenTurn } from '../domain/open-turn.ts';
import { type Commit, type PreparedTurn, prepareTurn } from '../domain/prepared-turn.ts';
import { isProjected } from '../domain/projection.ts';
import { openTurn, writeTurn } from '../store/commits.ts';
import type { KnownRun } from '../store/known-runs.ts';
import { writeProjections } from '../store/projections.ts';
import { committedTurn, type TurnColumns } from '../store/turns.ts';
import { madeTurn, toTurn } from './turn.ts';

type Method = Handler<(typeof RunService)['method']['commitTurn']>;

/** The rules decide here once more, whatever the engine has told its player: it says what was proposed, not what came of it. */
export function commitTurn(context: RunContext): Method {
  return async (request) => {
    const known = await asKnown(context, request);
    context.meters.known(known !== undefined);
    const done = known ?? (await underLock(context, request));
    context.published();
    if ('before' in done) return { turn: toTurn(done.before) };
    if (done.left) context.known.keep(done.left);
    return { turn: madeTurn(done.made) };
  };
}

/** A turn that was committed now, with the run as it has left it; or one that had been before. */
type Committed =
  | { readonly made: MadeTurn; readonly left: KnownRun | undefined }
  | { readonly before: TurnColumns };

/**
 * The usual commit, on a run that still is as it was when its lease was granted. Undefined for any other, which is to be
 * looked at under its lock.
 */
async function asKnown(
  { db, known, releases }: RunContext,
  request: CommitTurnRequest,
): Promise<Committed | undefined> {
  const open = known.get(request.playerStoryId);
  if (!open || !isHeld(open, request)) return undefined;
  const release = releases.cached(releaseOf(open.run));
  if (!release) return undefined;
  const prepared = prepareTurn(open, request, release);
  const version = await writeKnown(db, prepared, open.version);
  return version === undefined ? undefined : committed(open, prepared, version);
}

/** One statement for most turns. Answers the run's new version, or undefined where it is not of this one any more. */
function writeKnown(
  db: Database,
  { commit, projection }: PreparedTurn,
  version: string,
): Promise<string | undefined> {
  if (!isProjected(projection)) return writeTurn(db.statement, commit, version);
  return db.transaction(async (tx) => {
    const written = await writeTurn(queryIn(tx), commit, version);
    if (written !== undefined) await writeProjections(tx, projection);
    return written;
  });
}

/** A release that is not at hand is fetched between two transactions, never inside one. */
async function underLock({ db, releases }: RunContext, request: CommitTurnRequest): Promise<Committed> {
  for (;;) {
    const done = await db.transaction((tx) => commitLocked(tx, request, releases));
    if (!('needs' in done)) return done;
    await releases.get(done.needs);
  }
}

/**
 * Commits a turn whose lease is held. The same turn with the same fence again answers what was stored. Where the release
 * is not at hand nothing is done.
 */
async function commitLocked(
  tx: Tx,
  request: CommitTurnRequest,
  releases: Pick<Releases, 'cached'>,
): Promise<Committed | { readonly needs: ReleaseKey }> {
  const open = await openTurn(tx, request.playerStoryId, request.inputId);
  if (!open) throw new RunNotFound();
  if (!isHeld(open, request)) return { before: await storedTurn(tx, request) };
  const key = releaseOf(open.run);
  const release = releases.cached(key);
  if (!release) return { needs: key };
  const prepared = prepareTurn(open, request, release);
  const version = await writeTurn(queryIn(tx), prepared.commit);
  await writeProjections(tx, prepared.projection);
  return committed(open, prepared, version);
}

/** The release that a run is pinned to. */
function releaseOf({ storyId, releaseVersion }: OpenTurn['run']): ReleaseKey {
  return { storyId, version: releaseVersion };
}

function committed(open: OpenTurn, { commit }: PreparedTurn, version: string | undefined): Committed {
  return { made: commit.turn, left: version === undefined ? undefined : leftBy(open, commit, version) };
}

/** What a later look at the row would find: a state is what its JSON says (an invariant of the rules). */
function leftBy(open: OpenTurn, { turn, stateJson, state, momentId }: Commit, version: string): KnownRun {
  const currentMomentId = momentId(state.moments.length - 1);
  const run = { ...open.run, state, currentMomentId, turns: turn.turnNo };
  return { ...open, run, leaseInput: null, version, stateJson };
}

async function storedTurn(
  tx: Tx,
  { playerStoryId, inputId, fence }: CommitTurnRequest,
): Promise<TurnColumns> {
  const stored = await committedTurn(tx, playerStoryId, inputId);
  if (stored?.fence !== fence) throw new LeaseLost();
  return stored;
}
