import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { type Handler, playerOf } from '@fabula/kit/server';
import { GameOutputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { type BeginTurnRequest, Grant, type RunService } from '@fabula/proto/run/v1/run_pb';
import { type Asked, type Begun, begin } from '../begin.ts';
import type { RunContext } from '../context.ts';
import { dialogueOf } from '../domain/dialogue.ts';
import { InvalidInputId, RunNotFound } from '../domain/errors.ts';
import type { LockedRun } from '../domain/lease.ts';
import { turnSeed } from '../domain/seed.ts';
import { lockRun } from '../store/locked-run.ts';
import { toTurn } from './turn.ts';

type Method = Handler<(typeof RunService)['method']['beginTurn']>;

const GRANTS = {
  granted: Grant.GRANTED,
  running: Grant.RUNNING,
  busy: Grant.BUSY,
  committed: Grant.COMMITTED,
} as const;

export function beginTurn({ db, leaseMs }: RunContext): Method {
  return async (request, call) => {
    const userId = playerOf(call).sub;
    const asked = askedOf(request);
    const { run, begun } = await db.transaction(async (tx) => {
      const run = await lockRun(tx, request.playerStoryId);
      if (run?.userId !== userId) throw new RunNotFound();
      return { run, begun: await begin(tx, run, asked, leaseMs) };
    });
    if (begun.grant === 'refused') throw begun.error;
    return {
      grant: GRANTS[begun.grant],
      inputId: begun.inputId,
      playerMomentId: begun.momentId,
      ...pinned(run),
      ...detailsOf(run, begun),
    };
  };
}

function askedOf(request: BeginTurnRequest): Asked {
  if (/\p{Cc}/u.test(request.inputId)) throw new InvalidInputId();
  const { inputId, digest, jsonDigest, owner, kind, playerMomentId, firstOfConnection, streaming } = request;
  // An id is a UUID, however it was written: Postgres answers it in lower case.
  const momentId = playerMomentId?.toLowerCase();
  return { inputId, digest, jsonDigest, owner, kind, momentId, firstOfConnection, streaming };
}

function pinned({ storyId, releaseVersion, language, userId }: LockedRun) {
  return { storyId, releaseVersion, language, userId };
}

function detailsOf(run: LockedRun, begun: Exclude<Begun, { grant: 'refused' }>) {
  if (begun.grant === 'granted') {
    const { fence, turnNo, granted } = begun;
    return {
      ...{ fence, turnNo, attempt: granted.attempt },
      seed: turnSeed(run.seed, turnNo),
      stateJson: JSON.stringify(run.state),
      heard: dialogueOf(granted.heard),
    };
  }
  if (begun.grant !== 'committed') return {};
  const newest = begun.newestOutput as JsonValue | undefined;
  return {
    turn: toTurn(begun.turn),
    ...(newest !== undefined && { newestOutput: fromJson(GameOutputSchema, newest) }),
  };
}
