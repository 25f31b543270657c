import { EditAsText, NoSuchPlace } from '@fabula/story/edit/errors';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FlowActions, FlowState, Question } from './flowContext.ts';

/** What can be done on the page, and what of that is under way. */
export function useActions() {
  const navigate = useNavigate();
  const [at, setAt] = useState<string>();
  const [toFocus, setToFocus] = useState<FlowState['toFocus']>();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [question, ask] = useState<Question>();
  const [unwritable, setUnwritable] = useState<string>();
  const actions: FlowActions = useMemo(
    () => ({
      goTo(slug, takesFocus = false) {
        setAt(slug);
        setToFocus(takesFocus ? { slug } : undefined);
      },
      choose(slug) {
        setAt(slug);
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
  return { actions, at, toFocus, question, answered, unwritable, isSheetOpen, closeSheet };
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
