/** `1H30` from an hour on, else undefined: the page then says the minutes in words. Minutes are rounded down. */
export function hours(minutes: number): string | undefined {
  if (minutes < 60) return undefined;
  return `${Math.floor(minutes / 60)}H${String(Math.floor(minutes % 60)).padStart(2, '0')}`;
}
