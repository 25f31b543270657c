import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MomentTitleSchema } from '@fabula/proto/run/v1/view_pb';
import { openedByStart } from '@fabula/rules/opening';
import type { Release } from '@fabula/rules/release/release';
import { momentOf } from '@fabula/rules/situation';
import type { RunState } from '@fabula/rules/types';
import { momentImage, placeImage } from './place-image.ts';
import { turnSeed } from './seed.ts';

export interface TitleSource {
  readonly release: Release;
  readonly state: RunState;
  /** The run's secret. */
  readonly seed: string;
  /** Committed so far. */
  readonly turns: number;
}

/** What stands on the title before a start: the moment that it opens, not one that it passes over. */
export function titleOf({
  release,
  state,
  seed,
  turns,
}: TitleSource): MessageInitShape<typeof MomentTitleSchema> | undefined {
  const id = openedByStart({ release, state, seed: turnSeed(seed, turns + 1), nowMs: 0 });
  if (id === null) return undefined;
  const moment = momentOf(release, id);
  return {
    blueprintMomentId: id,
    name: moment.name[state.language],
    date: moment.date,
    placeImageDetails: placeImage(release, state.language, moment),
    momentImageDetails: momentImage(release, state.language, moment),
  };
}
