/** The name beside an edit; whoever has gone has none any more. */
export function somebody(name: string | null): string {
  return name || 'somebody';
}
