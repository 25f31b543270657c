import type { DescMessage } from '@bufbuild/protobuf';
import type { Fact } from '@fabula/kit/outbox';
import {
  MomentCompletedSchema,
  MomentStartedSchema,
  RunEndedSchema,
} from '@fabula/proto/events/v1/events_pb';
import type { Release } from '@fabula/rules/release/release';
import { momentOf } from '@fabula/rules/situation';
import type { Fact as Happened, RunState } from '@fabula/rules/types';
import { LOOP_STATUS } from './status.ts';

export interface FactSource {
  readonly release: Release;
  readonly state: RunState;
  readonly playerStoryId: string;
  readonly userId: string;
  /** Player moment id of an ordinal. */
  readonly momentId: (ordinal: number) => string;
}

/** What others learn of what the rules say has happened; undefined: nothing. */
export function factOf(happened: Happened, source: FactSource): Fact<DescMessage> | undefined {
  const { playerStoryId, release } = source;
  switch (happened.kind) {
    case 'moment_started':
      return {
        subject: 'fabula.run.moment_started',
        schema: MomentStartedSchema,
        message: {
          playerStoryId,
          playerMomentId: source.momentId(happened.ordinal),
          blueprintMomentId: happened.momentId,
          momentType: momentOf(release, happened.momentId).type,
        },
      };
    case 'moment_completed':
      return {
        subject: 'fabula.run.moment_completed',
        schema: MomentCompletedSchema,
        message: {
          playerStoryId,
          playerMomentId: source.momentId(happened.ordinal),
          blueprintMomentId: happened.momentId,
          outcome: happened.skipped ? 'skipped' : happened.outcome,
        },
      };
    case 'run_ended':
      return runEnded(source, happened);
    // A ticket's event bears the id of its row, which is not written yet; what happens to cards shows in the state.
    case 'ticket_earned':
    case 'character_left':
    case 'character_burned_out':
      return undefined;
  }
}

/** That a run has ended, by its rules or by its player. */
export function runEnded(
  { playerStoryId, userId, state }: Pick<FactSource, 'playerStoryId' | 'userId' | 'state'>,
  { status, rank }: { status: 'won' | 'lost'; rank: number | null },
): Fact<typeof RunEndedSchema> {
  return {
    subject: 'fabula.run.run_ended',
    schema: RunEndedSchema,
    message: {
      playerStoryId,
      userId,
      storyId: state.storyId,
      loopStatus: LOOP_STATUS[status],
      ...(rank === null ? {} : { loopRank: rank }),
    },
  };
}
