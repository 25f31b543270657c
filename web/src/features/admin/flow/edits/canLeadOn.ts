import { endingOf } from '@fabula/rules/moments/endings';
import type { FlowMoment } from '../model.ts';

/** Whether ways can lead on from a moment: its file can be read, and the run does not end there. */
export function canLeadOn({ type, broken }: FlowMoment): boolean {
  return broken === undefined && type !== undefined && endingOf(type) === undefined;
}
