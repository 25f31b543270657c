/** What somebody said, as it may stand between the delimiters of a prompt: it can open and close none, and is one line. */
export function asData(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
