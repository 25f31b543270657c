interface Words {
  today: string;
  yesterday: string;
  tomorrow: string;
}

/**
 * A day relative to the story's own today (-1 yesterday, 0 tonight, 1 tomorrow) in a language's words, e.g.
 * "3 days ago". The near days are given by `words`: "tonight" is a story's word, not the formatter's.
 */
export function relativeDate(days: number, language: string, words: Words): string {
  if (days === 0) return words.today;
  if (days === -1) return words.yesterday;
  if (days === 1) return words.tomorrow;
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(...inUnits(days));
}

function inUnits(days: number): [number, Intl.RelativeTimeFormatUnit] {
  const size = Math.abs(days);
  if (size >= 365) return [Math.trunc(days / 365), 'year'];
  if (size >= 30) return [Math.trunc(days / 30), 'month'];
  if (size >= 14) return [Math.trunc(days / 7), 'week'];
  return [days, 'day'];
}
