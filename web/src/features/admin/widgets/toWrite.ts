import type { FocusEvent } from 'react';

/** What stands where an author has to write something else. */
export const TO_WRITE = '…';

/** Whoever comes to what is still to be written writes in its place. */
export function selectToWrite({ target }: FocusEvent<HTMLTextAreaElement | HTMLInputElement>): void {
  if (target.value === TO_WRITE) target.select();
}
