import { type RefObject, useContext, useEffect } from 'react';
import { DraftContext } from '../draft/useDraft.ts';

/** Tells others that this file is open here, and in which field of its form somebody is. */
export function useTellPlace(path: string, form?: RefObject<HTMLElement | null>): void {
  const draft = useContext(DraftContext);
  useEffect(() => {
    const tell = (field: string) => draft?.goTo({ path, field });
    const enter = ({ target }: FocusEvent) =>
      tell((target instanceof Element && target.closest<HTMLElement>('[data-at]')?.dataset.at) || '');
    tell('');
    const element = form?.current;
    element?.addEventListener('focusin', enter);
    return () => {
      element?.removeEventListener('focusin', enter);
      draft?.goTo({ path: '', field: '' });
    };
  }, [draft, path, form]);
}
