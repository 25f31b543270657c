/** The text with its marks held to their words, as French sets them: no line begins with "?" or "»", none ends with "«". */
export const held = (text: string): string =>
  text.replace(/ (?=[?!:;»])/g, '\u00A0').replace(/« /g, '«\u00A0');
