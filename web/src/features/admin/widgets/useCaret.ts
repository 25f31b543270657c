import { useLayoutEffect, useState } from 'react';
import { caretAfter } from '../draft/merged.ts';

export type InputElement = HTMLTextAreaElement | HTMLInputElement;

/**
 * Keeps the caret between the letters where it stands, whatever else is written around them: browsers put it behind a text
 * that is not their reader's own. @param text of the input @returns the input's ref
 */
export function useCaret(text: string): (element: InputElement | null) => void {
  const [element, setElement] = useState<InputElement | null>(null);
  const isOther = element !== null && document.activeElement === element && element.value !== text;
  const { value = '', selectionStart: from = null, selectionEnd: to = null } = isOther ? element : {};
  useLayoutEffect(() => {
    if (!isOther || from === null || to === null) return;
    element.setSelectionRange(caretAfter(value, text, from), caretAfter(value, text, to));
  }, [element, isOther, value, text, from, to]);
  return setElement;
}
