import { type OutboxRow, outboxRow } from '@fabula/kit/outbox';
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
import { progressPercent } from '@fabula/rules/progress-percent';
import type { Release } from '@fabula/rules/release/release';
import { currentMoment } from '@fabula/rules/scene';
import type { Decision, RunState } from '@fabula/rules/types';
import type { Field } from './battle-rows.ts';
import { type Changes, changesOf } from './changes.ts';
import { lawful } from './errors.ts';
import { type FactSource, factOf } from './facts.ts';
import type { LockedRun } from './lease.ts';
import { decideLogged, type LoggedTurn, parseProposalJson } from './logged-turn.ts';
import type { MadeTurn } from './made-turn.ts';
import { momentIds, ordinalOf } from './moment-ids.ts';
import { notificationsOf } from './notifications.ts';
import type { OpenTurn } from './open-turn.ts';
import { gameOutput } from './output.ts';
import type { Projection } from './projection.ts';
import { turnSeed } from './seed.ts';
import { storableText } from './storable.ts';
import { stored } from './stored.ts';

/** Everything that a committed turn writes of the run, its moments and its log. */
export interface Commit {
  readonly run: LockedRun;
  readonly state: RunState;
  /** The same as it is stored. */
  readonly stateJson: string;
  readonly changes: Changes;
  /** How far the run is, so that whoever lists runs needs no release. */
  readonly progress: number;
  /** Player moment id of an ordinal; new ordinals have new ids. */
  readonly momentId: (ordinal: number) => string;
  readonly turn: MadeTurn;
  readonly logged: LoggedTurn;
  /** What was sent, as it is stored. */
  readonly inputJson: string;
  readonly outbox: readonly OutboxRow[];
}

export interface PreparedTurn {
  readonly commit: Commit;
  readonly projection: Projection;
}

/** What the rules make of the turn, and all that is written of it. */
export function prepareTurn(open: OpenTurn, request: CommitTurnRequest, release: Release): PreparedTurn {
  const { run } = open;
  const sent = request.input && withoutInapplicableChoices(currentMoment(release, run.state), request.input);
  const logged = loggedTurn(open, request, sent);
  const decision = lawful(() => decideLogged(release, run.state, logged));
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
    commit: {
      ...{ run, state, stateJson: JSON.stringify(state), momentId, turn, logged, inputJson },
      changes,
      progress: progressPercent(release, state),
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
  const proposal = parseProposalJson(request.proposalJson);
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
