import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHere } from '../../../lib/here.ts';
import { useStillHere } from '../../../lib/stillHere.ts';
import { useDraft } from '../draft/useDraft.ts';
import type { FilePageProps } from '../moment/FilePage.tsx';
import { TextPane } from '../text/TextPane.tsx';
import type { Place } from '../widgets/form.ts';
import { addressOf } from './addressOf.ts';

/** What a form is given by the pages around it: the draft, the way to other places, and its text. */
export function useFormWays(): Omit<FilePageProps, 'path'> {
  const draft = useDraft();
  return useMemo(
    () => ({
      draft,
      hrefOf: (place: Place) => addressOf(draft, place),
      renderText: (file, look) => <TextPane path={file} {...look} />,
    }),
    [draft],
  );
}

/** Goes to where a place is edited, once the site knows of it. */
export function useGoTo(): (place: Place) => void {
  const draft = useDraft();
  const navigate = useNavigate();
  const here = useHere();
  const stillHere = useStillHere();
  return useCallback(
    async (place) => {
      const isHere = stillHere();
      await draft.saveNow();
      if (isHere()) navigate(here(addressOf(draft, place)));
    },
    [draft, navigate, here, stillHere],
  );
}
