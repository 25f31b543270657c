import { create, type JsonObject, toJson } from '@bufbuild/protobuf';
import { type Query, queryIn, type Tx } from '@fabula/kit/db';
import { type OutboxRow, outboxRow } from '@fabula/kit/outbox';
import { TurnCommittedSchema } from '@fabula/proto/events/v1/events_pb';
import {
  CardModifierNotificationSchema,
  EquipmentForgingSchema,
  type GameInput,
  GameInputSchema,
  GameOutputSchema,
} from '@fabula/proto/frames/v1/frames_pb';
import { type CommitTurnRequest, SentenceSchema } from '@fabula/proto/run/v1/run_pb';
import { stateHash } from '@fabula/rules/hash';
import type { Release } from '@fabula/rules/release/release';
import { currentMoment } from '@fabula/rules/scene';
import { withoutStrays } from '@fabula/rules/strays';
import type { Decision } from '@fabula/rules/types';
import { type Aside, isAside, writeAside } from './aside.ts';
import type { Field } from './domain/battle-rows.ts';
import { changesOf } from './domain/changes.ts';
import { LeaseLost, lawful, RunNotFound } from './domain/errors.ts';
import { type FactSource, factOf } from './domain/facts.ts';
import { judgedTurn, type LoggedTurn, proposalIn } from './domain/judged-turn.ts';
import { momentIds, ordinalOf } from './domain/moment-ids.ts';
import { type Notifications, notificationsOf } from './domain/notifications.ts';
import { gameOutput } from './domain/output.ts';
import { turnSeed } from './domain/seed.ts';
import { storable } from './domain/storable.ts';
import type { KnownRun } from './known-runs.ts';
import type { ReleaseKey, Releases } from './releases.ts';
import { type Commit, commitTurn, type OpenTurn, openTurn } from './store/commits.ts';
import { committedTurn, type TurnColumns } from './store/turns.ts';

export interface Committed {
  readonly turn: TurnColumns;
  /** The run as the turn has left it; undefined where the turn had been committed before. */
  readonly left?: KnownRun;
}

/**
 * The usual commit, in one statement: on a run that still is as it was when its lease was granted. Undefined for any other,
 * which is to be looked at under its lock.
 */
export async function commitKnown(
  query: Query,
  request: CommitTurnRequest,
  { known, release }: { readonly known: KnownRun; readonly release: Release },
): Promise<Committed | undefined> {
  if (!isHeld(known, request)) return undefined;
  const { commit, turn, aside } = prepare(known, request, release);
  if (isAside(aside)) return undefined;
  const version = await commitTurn(query, commit, known.version);
  return version === undefined ? undefined : { turn, left: leftBy(known, commit, version) };
}

/**
 * Commits a turn whose lease is held. The same turn with the same fence again answers what was stored. Where the release
 * is not at hand nothing is done: it must be fetched outside of the transaction.
 */
export async function commit(
  tx: Tx,
  request: CommitTurnRequest,
  releases: Pick<Releases, 'cached'>,
): Promise<Committed | { readonly needs: ReleaseKey }> {
  const open = await openTurn(tx, request.playerStoryId, request.inputId);
  if (!open) throw new RunNotFound();
  if (!isHeld(open, request)) return { turn: await storedTurn(tx, request) };
  const { run } = open;
  const key = releaseOf(run);
  const release = releases.cached(key);
  if (!release) return { needs: key };
  const { commit, turn, aside } = prepare(open, request, release);
  const version = await commitTurn(queryIn(tx), commit);
  await writeAside(tx, aside);
  return { turn, ...(version !== undefined && { left: leftBy(open, commit, version) }) };
}

/** The release that a run is pinned to. */
export function releaseOf({ storyId, releaseVersion }: OpenTurn['run']): ReleaseKey {
  return { storyId, version: releaseVersion };
}

/** What a later look at the row would find; the state without what JSON does not keep. */
function leftBy(open: OpenTurn, { turn, stateJson, state, momentId }: Commit, version: string): KnownRun {
  const currentMomentId = momentId(state.moments.length - 1);
  const run = { ...open.run, state: JSON.parse(stateJson), currentMomentId, turns: turn.turn_no };
  return { ...open, run, leaseInput: null, version };
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
  request: CommitTurnRequest,
  release: Release,
): { commit: Commit; turn: TurnColumns; aside: Aside } {
  const { run } = open;
  const sent = request.input && withoutStrays(currentMoment(release, run.state), request.input);
  const logged = loggedTurn(open, request, sent);
  const decision = lawful(() => judgedTurn(release, run.state, logged));
  const { state } = decision;
  const momentId = momentIds(run.state, run.currentMomentId);
  const ordinal = ordinalOf(run.state, decision);
  const playerMomentId = momentId(ordinal);
  const field = { release, state, playerStoryId: run.id };
  const turn = turnOf(open, request, { decision, playerMomentId, words: logged.words, field });
  const source = { ...field, userId: run.userId, momentId };
  const changes = changesOf(run.state, state);
  const input = sent ? storable(toJson(GameInputSchema, sent)) : {};
  return {
    turn,
    commit: {
      ...{ run, state, stateJson: JSON.stringify(state), momentId, turn: { ...turn, ...logged, input } },
      changes,
      outbox: outboxOf(decision, source, turn),
    },
    aside: {
      ...{ field, userId: run.userId, playerMomentId, decision, changes },
      momentId: state.moments[ordinal]?.momentId ?? '',
    },
  };
}

function loggedTurn(
  { run, kind, recentSkips }: OpenTurn,
  request: CommitTurnRequest,
  input: GameInput | undefined,
): LoggedTurn {
  const { wasCacheHit, nowMs } = request;
  const words = storable(request.transcript);
  const seed = turnSeed(run.seed, request.turnNo);
  const proposal = proposalIn(request.proposalJson);
  // The row's id, which a replay knows too: a caller may write it in capitals, and cards' ids follow from it.
  return { kind, words, input, proposal, wasCacheHit, seed, nowMs, playerStoryId: run.id, recentSkips };
}

function turnOf(
  { kind, attempt }: OpenTurn,
  { inputId, turnNo, fence, sentences }: CommitTurnRequest,
  decided: { decision: Decision; playerMomentId: string; words: string; field: Field },
): TurnColumns {
  const { decision, playerMomentId, words, field } = decided;
  const output = gameOutput(decision, { playerMomentId, inputId, attempt, transcript: words }, field);
  return {
    ...{ input_id: inputId, turn_no: turnNo, attempt, fence, kind, player_moment_id: playerMomentId, words },
    output: storable(toJson(GameOutputSchema, create(GameOutputSchema, output)) as JsonObject),
    notifications: shown(notificationsOf(field, playerMomentId, decision)),
    sentences: sentences.map((each) => storable(toJson(SentenceSchema, each) as JsonObject)),
    state_hash: stateHash(decision.state),
  };
}

function shown({ forging, modifiers }: Notifications): TurnColumns['notifications'] {
  return {
    ...(forging && {
      forging: storable(
        toJson(EquipmentForgingSchema, create(EquipmentForgingSchema, forging)) as JsonObject,
      ),
    }),
    ...(modifiers && {
      modifiers: storable(
        toJson(
          CardModifierNotificationSchema,
          create(CardModifierNotificationSchema, modifiers),
        ) as JsonObject,
      ),
    }),
  };
}

function outboxOf(decision: Decision, source: FactSource, turn: TurnColumns): OutboxRow[] {
  const committed = {
    subject: 'fabula.run.turn_committed',
    schema: TurnCommittedSchema,
    message: {
      playerStoryId: source.playerStoryId,
      inputId: turn.input_id,
      turnNo: turn.turn_no,
      attempt: turn.attempt,
      stateHash: turn.state_hash,
    },
  };
  // Nobody counts what happens in a test run.
  const facts = source.state.isTest ? [] : decision.facts.flatMap((each) => factOf(each, source) ?? []);
  return [...facts, committed].map(outboxRow);
}
