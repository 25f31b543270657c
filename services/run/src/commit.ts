import { type Query, queryIn, type Tx } from '@fabula/kit/db';
import { type OutboxRow, outboxRow } from '@fabula/kit/outbox';
import type { ReleaseKey, Releases } from '@fabula/kit/releases';
import {
  CardModifierNotificationSchema,
  EquipmentForgingSchema,
  type GameInput,
  GameInputSchema,
  GameOutputSchema,
} from '@fabula/proto/frames/v1/frames_pb';
import { type CommitTurnRequest, SentenceSchema } from '@fabula/proto/run/v1/run_pb';
import { stateHash } from '@fabula/rules/hash';
import { withoutInapplicableChoices } from '@fabula/rules/inapplicable-choices';
import type { Release } from '@fabula/rules/release/release';
import { currentMoment } from '@fabula/rules/scene';
import type { Decision } from '@fabula/rules/types';
import type { Field } from './domain/battle-rows.ts';
import { changesOf } from './domain/changes.ts';
import { LeaseLost, lawful, RunNotFound } from './domain/errors.ts';
import { type FactSource, factOf } from './domain/facts.ts';
import { judgedTurn, type LoggedTurn, proposalIn } from './domain/judged-turn.ts';
import type { MadeTurn } from './domain/made-turn.ts';
import { momentIds, ordinalOf } from './domain/moment-ids.ts';
import { notificationsOf } from './domain/notifications.ts';
import { gameOutput } from './domain/output.ts';
import { turnSeed } from './domain/seed.ts';
import { storableText } from './domain/storable.ts';
import { stored } from './domain/stored.ts';
import type { KnownRun } from './known-runs.ts';
import { isProjected, type Projection, writeProjections } from './projections.ts';
import { type Commit, commitTurn, type OpenTurn, openTurn } from './store/commits.ts';
import { committedTurn, type TurnColumns } from './store/turns.ts';

/** A turn that was committed now, with the run as it has left it; or one that had been before. */
export type Committed =
  | { readonly made: MadeTurn; readonly left: KnownRun | undefined }
  | { readonly before: TurnColumns };

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
  const { commit, turn, projection } = prepare(known, request, release);
  if (isProjected(projection)) return undefined;
  const version = await commitTurn(query, commit, known.version);
  return version === undefined ? undefined : { made: turn, left: leftBy(known, commit, version) };
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
  if (!isHeld(open, request)) return { before: await storedTurn(tx, request) };
  const { run } = open;
  const key = releaseOf(run);
  const release = releases.cached(key);
  if (!release) return { needs: key };
  const { commit, turn, projection } = prepare(open, request, release);
  const version = await commitTurn(queryIn(tx), commit);
  await writeProjections(tx, projection);
  return { made: turn, left: version === undefined ? undefined : leftBy(open, commit, version) };
}

/** The release that a run is pinned to. */
export function releaseOf({ storyId, releaseVersion }: OpenTurn['run']): ReleaseKey {
  return { storyId, version: releaseVersion };
}

/** What a later look at the row would find: a state is what its JSON says (an invariant of the rules). */
function leftBy(open: OpenTurn, { turn, stateJson, state, momentId }: Commit, version: string): KnownRun {
  const currentMomentId = momentId(state.moments.length - 1);
  const run = { ...open.run, state, currentMomentId, turns: turn.turnNo };
  return { ...open, run, leaseInput: null, version, stateJson };
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
): { commit: Commit; turn: MadeTurn; projection: Projection } {
  const { run } = open;
  const sent = request.input && withoutInapplicableChoices(currentMoment(release, run.state), request.input);
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
  const inputJson = sent ? stored(GameInputSchema, sent).json : '{}';
  return {
    turn,
    commit: {
      ...{ run, state, stateJson: JSON.stringify(state), momentId, turn, logged, inputJson },
      changes,
      outbox: outboxOf(decision, source),
    },
    projection: {
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
  const words = storableText(request.transcript);
  const seed = turnSeed(run.seed, request.turnNo);
  const proposal = proposalIn(request.proposalJson);
  // The row's id, which a replay knows too: a caller may write it in capitals, and cards' ids follow from it.
  return { kind, words, input, proposal, wasCacheHit, seed, nowMs, playerStoryId: run.id, recentSkips };
}

function turnOf(
  { kind, attempt }: OpenTurn,
  { inputId, turnNo, sentences }: CommitTurnRequest,
  decided: { decision: Decision; playerMomentId: string; words: string; field: Field },
): MadeTurn {
  const { decision, playerMomentId, words, field } = decided;
  const output = gameOutput(decision, { playerMomentId, inputId, attempt, transcript: words }, field);
  const { forging, modifiers } = notificationsOf(field, playerMomentId, decision);
  return {
    ...{ inputId, turnNo, attempt, kind, playerMomentId, words },
    output: stored(GameOutputSchema, output),
    ...(forging && { forging: stored(EquipmentForgingSchema, forging) }),
    ...(modifiers && { modifiers: stored(CardModifierNotificationSchema, modifiers) }),
    sentences: sentences.map((each) => stored(SentenceSchema, each)),
    stateHash: stateHash(decision.state),
  };
}

/** What the rules say has happened. That a turn was committed is in the turn log, and told to nobody until somebody listens. */
function outboxOf({ facts }: Decision, source: FactSource): OutboxRow[] {
  // Nobody counts what happens in a test run.
  if (source.state.isTest) return [];
  return facts.flatMap((each) => factOf(each, source) ?? []).map(outboxRow);
}
