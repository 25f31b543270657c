import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '../../../lib/api/call.ts';
import { useCreateTestReleaseMutation, useCreateTestRunMutation } from '../api.ts';
import type { DraftStore } from '../draft/store.ts';
import { authoringFailure } from '../failure.ts';

export type StoryLanguage = 'en' | 'fr';

/** As the site bounds it. */
export const MOST_RUN_NUMBER = 100;

export interface TestConfig {
  /** Undefined: at the story's start. */
  readonly momentId: string | undefined;
  readonly language: StoryLanguage;
  /** As if it were the player's run of this number. */
  readonly run: number;
  /** Moments that would be left out are played all the same. */
  readonly ignoreSkip: boolean;
  /** Known and there from the beginning. */
  readonly facts: readonly string[];
  readonly itemIds: readonly string[];
  readonly characterIds: readonly string[];
}

/**
 * Begins tests of a draft: what was typed is saved, the draft becomes a release that only tests can play, and a run of it is
 * opened in a tab. `address` is for browsers that open none.
 */
export function useTest(draft: DraftStore) {
  const { t } = useTranslation();
  const [createRelease] = useCreateTestReleaseMutation();
  const [createRun] = useCreateTestRunMutation();
  const [isBeginning, setBeginning] = useState(false);
  const [problem, setProblem] = useState('');
  const [address, setAddress] = useState('');
  const { storyId } = draft;

  const create = async ({ momentId, language, run, ignoreSkip, ...has }: TestConfig): Promise<string> => {
    await draft.saveNow();
    const { version } = await createRelease({ storyId, revision: draft.revision }).unwrap();
    const { playerStoryId } = await createRun({
      ...{ storyId, language, loopNumber: run, releaseVersion: version, ignoreSkip },
      ...{ facts: [...has.facts], itemIds: [...has.itemIds], characterIds: [...has.characterIds] },
      ...(momentId !== undefined && { blueprintMomentId: momentId }),
    }).unwrap();
    return `/game/${playerStoryId}`;
  };
  const told = (error: unknown): string => {
    if (toApiError(error).code === 'unauthenticated') return t('admin.test.signedOut');
    const message = authoringFailure(t, error) || t('admin.test.unknown');
    return `${t('admin.test.failed', { message })}\n${t('admin.test.console')}`;
  };
  const begin = async (config: TestConfig): Promise<void> => {
    setBeginning(true);
    setProblem('');
    setAddress('');
    // A tab may be opened while the button is pressed, and not any more when the answer is there.
    const tab = window.open('', '_blank');
    try {
      const made = await create(config);
      if (tab) tab.location.assign(made);
      setAddress(made);
    } catch (error) {
      tab?.close();
      console.error('a test could not be begun', error);
      setProblem(told(error));
    } finally {
      setBeginning(false);
    }
  };
  return { begin, isBeginning, problem, address };
}
