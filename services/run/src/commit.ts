import { randomUUID } from 'node:crypto';
import { create, toJson } from '@bufbuild/protobuf';
import type { Tx } from '@fabula/kit/db';
import { outboxRow } from '@fabula/kit/outbox';
import { TurnCommittedSchema } from '@fabula/proto/events/v1/events_pb';
import { GameInputSchema, GameOutputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { type CommitTurnRequest, SentenceSchema } from '@fabula/proto/run/v1/run_pb';
import { decide } from '@fabula/rules/decide';
import { stateHash } from '@fabula/rules/hash';
import { inputOf } from '@fabula/rules/input';
import { parseProposal } from '@fabula/rules/proposal';
import type { Release } from '@fabula/rules/release/release';
import type { Decision, Input } from '@fabula/rules/types';
import { changesOf } from './domain/changes.ts';
import { LeaseLost, lawful, RunNotFound } from './domain/errors.ts';
import { factOf } from './domain/facts.ts';
import { gameOutput } from './domain/output.ts';
import { turnSeed } from './domain/seed.ts';
import { storable } from './domain/storable.ts';
import type { ReleaseKey, Releases } from './releases.ts';
import { writeBelongings } from './store/belongings.ts';
import { type Commit, commitTurn, type OpenTurn, openTurn } from './store/commits.ts';
import { committedTurn, type TurnColumns } from './store/turns.ts';

export type Committed = { readonly turn: TurnColumns } | { readonly needs: ReleaseKey };

/**
 * Commits a turn whose lease is held. The same turn with the same fence again answers what was stored. Where the release
 * is not at hand nothing is done: it must be fetched outside of the transaction.
 */
export async function commit(
  tx: Tx,
  request: CommitTurnRequest,
  releases: Pick<Releases, 'cached'>,
): Promise<Committed> {
  const open = await openTurn(tx, request.playerStoryId, request.inputId);
  if (!open) throw new RunNotFound();
  if (!isHeld(open, request)) return { turn: await storedTurn(tx, request) };
  const key = { storyId: open.run.storyId, version: open.run.releaseVersion };
  const release = releases.cached(key);
  if (!release) return { needs: key };
  const { commit, turn } = prepare(open, { request, release });
  await commitTurn(tx, commit);
  await writeBelongings(tx, { playerStoryId: open.run.id, userId: open.run.userId }, commit.changes);
  return { turn };
}

function isHeld({ run, leaseInput }: OpenTurn, request: CommitTurnRequest): boolean {
  const isMine = run.fence === request.fence && leaseInput === request.inputId;
  return isMine && run.turns + 1 === request.turnNo;
}

async function storedTurn(
  tx: Tx,
  { playerStoryId, inputId, fence }: CommitTurnRequest,
): Promise<TurnColumns> {
  const stored = await committedTurn(tx, playerStoryId, inputId);
  if (stored?.fence !== fence) throw new LeaseLost();
  return stored;
}

/** What the rules make of the turn, and all that is written of it. */
function prepare(
  open: OpenTurn,
  { request, release }: { request: CommitTurnRequest; release: Release },
): { commit: Commit; turn: TurnColumns } {
  const { run } = open;
  const words = storable(request.transcript);
  const proposal = parseProposal(parsed(request.proposalJson));
  const seed = turnSeed(run.seed, request.turnNo);
  const input = inputOf(request.input, {
    kind: open.kind as Input['kind'],
    words,
    wasCacheHit: request.wasCacheHit,
  });
  const decision = lawful(() =>
    decide({ release, state: run.state, input, proposal, seed, nowMs: request.nowMs }),
  );
  const momentId = momentIds(open);
  const playerMomentId = momentId(ordinalOf(open, decision));
  const names = { playerMomentId, inputId: request.inputId, attempt: open.attempt, transcript: words };
  const turn: TurnColumns = {
    input_id: request.inputId,
    turn_no: request.turnNo,
    attempt: open.attempt,
    fence: request.fence,
    kind: open.kind,
    player_moment_id: playerMomentId,
    words,
    output: storable(
      toJson(GameOutputSchema, create(GameOutputSchema, gameOutput(decision, names))) as object,
    ),
    notifications: {},
    sentences: request.sentences.map((each) => storable(toJson(SentenceSchema, each) as object)),
    state_hash: stateHash(decision.state),
  };
  const source = { release, state: decision.state, playerStoryId: run.id, userId: run.userId, momentId };
  const facts = [...decision.facts.map((each) => factOf(each, source)), turnCommitted(run.id, turn)];
  return {
    turn,
    commit: {
      run,
      state: decision.state,
      changes: changesOf(run.state, decision.state),
      momentId,
      turn: {
        ...{ inputId: turn.input_id, turnNo: turn.turn_no, playerMomentId, words, proposal, seed },
        nowMs: request.nowMs,
        input: request.input ? storable(toJson(GameInputSchema, request.input)) : {},
        wasCacheHit: request.wasCacheHit,
        output: turn.output,
        notifications: turn.notifications,
        sentences: turn.sentences,
        stateHash: turn.state_hash,
      },
      outbox: facts.map(outboxRow),
    },
  };
}

/** Ids of the player moments: the current one's, and new ones for those that come after it. */
function momentIds({ run }: OpenTurn): (ordinal: number) => string {
  const ids = new Map([[run.state.moments.length - 1, run.currentMomentId]]);
  return (ordinal) => {
    const id = ids.get(ordinal) ?? randomUUID();
    ids.set(ordinal, id);
    return id;
  };
}

/** The moment that the turn is about: the one it opened (a start may have passed over others), else the current one. */
function ordinalOf({ run }: OpenTurn, { facts, state }: Decision): number {
  const started = facts.find((fact) => fact.kind === 'moment_started');
  if (started) return started.ordinal;
  const wasWaiting = run.state.moments.at(-1)?.status === 'waiting';
  return (wasWaiting ? state : run.state).moments.length - 1;
}

function turnCommitted(playerStoryId: string, turn: TurnColumns) {
  return {
    subject: 'fabula.run.turn_committed',
    schema: TurnCommittedSchema,
    message: {
      playerStoryId,
      inputId: turn.input_id,
      turnNo: turn.turn_no,
      attempt: turn.attempt,
      stateHash: turn.state_hash,
    },
  };
}

/** A director's words may be no JSON at all: then nothing is proposed. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
