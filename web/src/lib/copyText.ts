/** Copies a text. Throws where the browser does not let it; a page without a secure address has only the older way. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new Error('the browser does not copy');
}

/** It copies what is selected, so the text has to be somewhere: beside what has the focus, where a dialog lets it be selected. */
function copySelected(text: string): boolean {
  const from = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  (from?.parentElement ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
  }
}
