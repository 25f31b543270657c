import type { Draft } from '../../draft/draft.ts';
import type { FlowMoment } from '../model.ts';
import type { Way } from '../reading/outline.ts';

/** Takes out a way as it is written. */
export function removeWay(draft: Draft, from: FlowMoment, { at }: Way): void {
  draft.splice(from.file, { kind: 'remove', path: at });
}
