import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithFactor } from '../../../components/factor/FactorGate.tsx';
import { useStillHere } from '../../../lib/stillHere.ts';
import { useAdoptStoryMutation } from '../api.ts';
import { forgetDraft } from '../draft/held.ts';
import { authoringFailure } from '../failure.ts';

/** Makes a story of a folder one that is written here. */
export function useAdopt(onAdopted: (storyId: string) => void) {
  const { t } = useTranslation();
  const withFactor = useWithFactor();
  const stillHere = useStillHere();
  const [adoptStory, { isLoading }] = useAdoptStoryMutation();
  const [problem, setProblem] = useState<string>();
  const adopt = async (storyId: string) => {
    const isHere = stillHere();
    setProblem(undefined);
    const { error } = await withFactor(() => adoptStory({ storyId }));
    if (error) return setProblem(authoringFailure(t, error));
    forgetDraft(storyId);
    if (isHere()) onAdopted(storyId);
  };
  return { adopt, isBusy: isLoading, problem };
}
