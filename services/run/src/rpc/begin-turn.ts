import { type Handler, playerOf } from '@fabula/kit/server';
import { type BeginTurnRequest, Grant, type RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import type { AskingInput } from '../domain/asked-turn.ts';
import { dialogueOf } from '../domain/dialogue.ts';
import { InvalidInputId, RunNotFound } from '../domain/errors.ts';
import type { LockedRun } from '../domain/lease.ts';
import { turnSeed } from '../domain/seed.ts';
import { lockRun } from '../store/locked-run.ts';
import { type Begun, grantKnown, grantLocked } from './grant-turn.ts';
import { toNewestOutput, toTurn } from './turn.ts';

type Method = Handler<(typeof RunService)['method']['beginTurn']>;

const GRANTS = {
  granted: Grant.GRANTED,
  running: Grant.RUNNING,
  busy: Grant.BUSY,
  committed: Grant.COMMITTED,
} as const;

export function beginTurn(context: RunContext): Method {
  return async (request, call) => {
    const asker = { playerStoryId: request.playerStoryId, userId: playerOf(call).sub };
    const asked = askedOf(request);
    const known = await asKnown(context, asker, asked);
    context.meters.known(known !== undefined);
    const answer = known ?? (await underLock(context, asker, asked));
    const { run, begun } = answer;
    context.meters.begun(begun);
    if (begun.grant === 'refused') throw begun.error;
    const stateJson = begun.grant === 'granted' ? (answer.stateJson ?? JSON.stringify(run.state)) : '';
    if (begun.grant === 'granted') remember(context, { run, asked, begun, stateJson });
    return {
      grant: GRANTS[begun.grant],
      inputId: begun.inputId,
      playerMomentId: begun.momentId,
      ...pinned(run),
      ...detailsOf(run, begun, stateJson),
    };
  };
}

interface Asker {
  readonly playerStoryId: string;
  readonly userId: string;
}

interface Answer {
  readonly run: LockedRun;
  readonly begun: Begun;
  /** The run's state as it was written, where this process has written it. */
  readonly stateJson?: string;
}

async function asKnown(context: RunContext, asker: Asker, asked: AskingInput): Promise<Answer | undefined> {
  const { db, known, leaseMs } = context;
  const left = known.get(asker.playerStoryId);
  if (left?.run.userId !== asker.userId) return undefined;
  const begun = await grantKnown(db.statement, left, { asked, leaseMs });
  return begun && { run: left.run, begun, stateJson: left.stateJson };
}

function underLock({ db, leaseMs }: RunContext, asker: Asker, asked: AskingInput): Promise<Answer> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, asker.playerStoryId);
    if (run?.userId !== asker.userId) throw new RunNotFound();
    return { run, begun: await grantLocked(tx, run, asked, leaseMs) };
  });
}

interface Lent {
  readonly run: LockedRun;
  readonly asked: AskingInput;
  readonly begun: Extract<Begun, { grant: 'granted' }>;
  readonly stateJson: string;
}

function remember({ known }: RunContext, { run, asked, begun, stateJson }: Lent): void {
  const { fence, inputId, granted } = begun;
  const { attempt, version, recentSkips } = granted;
  known.keep({
    run: { ...run, fence },
    leaseInput: inputId,
    kind: asked.kind,
    attempt,
    version,
    recentSkips,
    stateJson,
  });
}

function askedOf(request: BeginTurnRequest): AskingInput {
  if (/\p{Cc}/u.test(request.inputId)) throw new InvalidInputId();
  const { inputId, digest, jsonDigest, owner, kind, playerMomentId, firstOfConnection, streaming } = request;
  // An id is a UUID, however it was written: Postgres answers it in lower case.
  const momentId = playerMomentId?.toLowerCase();
  return { inputId, digest, jsonDigest, owner, kind, momentId, firstOfConnection, streaming };
}

function pinned({ storyId, releaseVersion, language, userId }: LockedRun) {
  return { storyId, releaseVersion, language, userId };
}

function detailsOf(run: LockedRun, begun: Exclude<Begun, { grant: 'refused' }>, stateJson: string) {
  if (begun.grant === 'granted') {
    const { fence, turnNo, granted } = begun;
    const history = dialogueOf(granted.history);
    return {
      ...{ fence, turnNo, attempt: granted.attempt },
      seed: turnSeed(run.seed, turnNo),
      stateJson,
      history,
      heard: history,
      recentSkips: (granted.recentSkips ?? []).map(({ momentId, atMs }) => ({
        blueprintMomentId: momentId,
        atMs,
      })),
    };
  }
  if (begun.grant !== 'committed') return {};
  return { turn: toTurn(begun.turn), ...(begun.newest && toNewestOutput(begun.newest)) };
}
