import { useState } from 'react';
import { toApiError } from '../../../lib/api/call.ts';
import { usePublishDraftMutation, useReleasesQuery } from '../api.ts';
import type { DraftStore } from '../draft/store.ts';
import { absentFiles } from '../failure.ts';

interface Wanted {
  readonly note: string;
  readonly announceOnly: boolean;
}

/** No answer came: it may have been published all the same. */
const AWAY = new Set(['unavailable', 'deadline_exceeded']);
/** The site has answered: nothing was published, and asking at once again would find media away again. */
const ANSWERED = 'MEDIA_AWAY';
/** An answer may be lost on its way; the site answers within a minute, and goes on with what is asked for again at once. */
const TRIES = 3;

/** Publishes the newest revision of a draft, once, however often its answer is lost. */
export function usePublish(draft: DraftStore) {
  const { storyId } = draft;
  const { data, refetch } = useReleasesQuery({ storyId }, { refetchOnMountOrArgChange: true });
  const [ask] = usePublishDraftMutation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [version, setVersion] = useState<number>();

  /** Undefined: it is not published. What was announced of the same revision before is no answer. */
  const versionOf = async (revision: number): Promise<number | undefined> => {
    const { data: now } = await refetch();
    const [newest] = now?.releases ?? [];
    const isNew = newest !== undefined && newest.version > (data?.releases[0]?.version ?? 0);
    return isNew && newest.revision === revision ? newest.version : undefined;
  };
  const published = (made: number): void => {
    setVersion(made);
    draft.tellAbsent([]);
  };
  const refused = (why: unknown): void => {
    setError(why);
    // Any other answer says nothing of files.
    if (toApiError(why).reason === 'STORY_HAS_ERRORS') draft.tellAbsent(absentFiles(why));
  };
  const tryIt = async (wanted: Wanted, tries: number): Promise<void> => {
    const { revision } = draft;
    const answer = await ask({ storyId, revision, ...wanted });
    if (answer.data) return published(answer.data.version);
    const { code, reason } = toApiError(answer.error);
    const isAway = AWAY.has(code) && reason !== ANSWERED;
    // The one before may have been late, and not lost.
    const mayBeMade = isAway || (tries < TRIES && reason === 'NOTHING_CHANGED');
    const made = mayBeMade ? await versionOf(revision) : undefined;
    if (made !== undefined) published(made);
    else if (isAway && tries > 1) await tryIt(wanted, tries - 1);
    else refused(answer.error);
  };
  const publish = async (wanted: Wanted): Promise<void> => {
    setBusy(true);
    setError(undefined);
    // What is published is the newest of everybody.
    await draft.pull();
    if (draft.saving.kind === 'saved') await tryIt(wanted, TRIES);
    setBusy(false);
  };
  return { publish, isBusy, error, version, newest: data?.releases[0] };
}
