import type { RunState } from '@fabula/rules/types';

/** The specification's words for a run's status. */
export const LOOP_STATUS: Readonly<Record<RunState['status'], string>> = {
  ongoing: 'loopStatusOnGoing',
  won: 'loopStatusWon',
  lost: 'loopStatusLost',
};

/** The launch page's state of a story, from its runs: none, the latest in progress, or not. */
export function launchState(latest: { readonly loopStatus: string } | undefined): string {
  if (!latest) return 'FRESH';
  return latest.loopStatus === LOOP_STATUS.ongoing ? 'ONGOING' : 'COMPLETED';
}
