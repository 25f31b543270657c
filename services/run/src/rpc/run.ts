import type { MessageInitShape } from '@bufbuild/protobuf';
import type { RunSchema } from '@fabula/proto/run/v1/run_pb';
import type { RunRow } from '../store/runs.ts';

export function toRun(row: RunRow): MessageInitShape<typeof RunSchema> {
  return {
    playerStoryId: row.id,
    blueprintStoryId: row.storyId,
    language: row.language,
    loopNumber: row.loopNumber,
    ...(row.loopRank !== null && { loopRank: row.loopRank }),
    loopStatus: row.loopStatus,
    loopCurrentNumberOfInteractions: row.interactions,
    loopMaxNumberOfInteractions: row.maxInteractions,
    isSuccessfulRun: row.isSuccessful,
    createdAt: row.createdAt.toISOString(),
    releaseVersion: row.releaseVersion,
  };
}
