import { type RefObject, useCallback, useEffect } from 'react';

/**
 * By Alt and G, wherever the focus is, to the next text of a form that is missing in its language; after the last one to
 * the first.
 * @returns goes there
 */
export function useNextGap(form: RefObject<HTMLElement | null>): () => void {
  const go = useCallback(() => {
    if (form.current !== null) focusNextGap(form.current);
  }, [form]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The key's place: with Alt some keyboards write another sign.
      if (!event.altKey || event.code !== 'KeyG') return;
      event.preventDefault();
      go();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [go]);
  return go;
}

function focusNextGap(form: HTMLElement): void {
  const gaps = [...form.querySelectorAll<HTMLElement>('[data-gap]')];
  const here = document.activeElement;
  const isBehind = (gap: HTMLElement) =>
    here !== null && (here.compareDocumentPosition(gap) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (gaps.find(isBehind) ?? gaps[0])?.focus();
}
