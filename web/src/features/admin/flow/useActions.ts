import { EditAsText, NoSuchPlace } from '@fabula/story/edit';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FlowActions, Question } from './flowContext.ts';

/** What can be done on the page, and what of that is under way. */
export function useActions() {
  const navigate = useNavigate();
  const [at, goTo] = useState<string>();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [question, ask] = useState<Question>();
  const [unwritable, setUnwritable] = useState<string>();
  const actions: FlowActions = useMemo(
    () => ({
      goTo,
      choose(slug) {
        goTo(slug);
        setSheetOpen(true);
      },
      open: (address) => void navigate(address),
      ask,
      attempt: (file, edit) => setUnwritable(isWritten(edit) ? undefined : file),
    }),
    [navigate],
  );
  const answered = () => ask(undefined);
  const closeSheet = () => setSheetOpen(false);
  return { actions, at, question, answered, unwritable, isSheetOpen, closeSheet };
}

/** Whether there was a sure way to write it. */
function isWritten(edit: () => void): boolean {
  try {
    edit();
    return true;
  } catch (error) {
    if (error instanceof EditAsText || error instanceof NoSuchPlace) return false;
    throw error;
  }
}
