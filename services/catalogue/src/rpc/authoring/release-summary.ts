import type { MadeRelease } from '../../store/drafts/releases.ts';

/** A release in a story's list; those of folders were made by nobody. */
export function releaseSummary({ version, at, name, isByPage, note, revision, contentHash }: MadeRelease) {
  return {
    ...{ version, note, contentHash },
    at: at.toISOString(),
    by: isByPage ? name || 'somebody' : '',
    ...(revision !== null && { revision }),
  };
}
